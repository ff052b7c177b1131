/**
 * Makes the bytes of a rendered page that are sent, the same for all visitors: its own inline
 * scripts are marked with a nonce, which is removed, and their hashes go into the
 * Content-Security-Policy. An injected script has no nonce, so it gets no hash.
 *
 * The page's script is deferred: content (text, styles, fonts, main image) must not share the first
 * seconds of a slow network with 110 kB of script, since every link works without it. The script
 * element stays for React, without `src`; the first-paint script restores it after the page has
 * loaded, or on interaction.
 */
import { hash } from 'node:crypto';

const ELEMENT = '<script type="module" async=""';
/**
 * What is left out or replaced. Content cannot contain it: React, the structured data and the
 * router's state escape `<` and quotes. Nor may an inline script of ours, whose hash is of its text
 * before. The router repeats the nonce for its script, which needs none: it loads files only.
 */
const CHANGED =
  /<link rel="modulepreload" href="(?<module>[^"<]+)"[^<>]*>|<script type="module" async="" src="(?<entry>[^"<]*)"|<meta property="csp-nonce"[^<>]*>| nonce="(?<nonce>[\w-]+)"/g;

interface FinishedPage {
  /** UTF-8 */
  readonly body: Buffer;
  /** Of the inline scripts: `sha256-…` */
  readonly scriptHashes: readonly string[];
}

/**
 * Puts it together from slices: a copy of the whole text takes two bytes a character.
 * @param html a rendered page
 * @param nonce unguessable letters, digits and hyphens
 */
export function finishPage(html: string, nonce: string): FinishedPage {
  const parts: Buffer[] = [];
  const modules: string[] = [];
  const hashes = new Set<string>();
  let from = 0;
  for (const { 0: text, index, groups = {} } of html.matchAll(CHANGED)) {
    const { module, entry, nonce: marked } = groups;
    if (marked !== undefined && marked !== nonce) continue;
    parts.push(Buffer.from(html.slice(from, index)));
    from = index + text.length;
    if (module !== undefined) modules.push(module);
    if (entry !== undefined)
      parts.push(Buffer.from(`${ELEMENT} data-src="${entry}" data-modules="${modules.join(' ')}"`));
    const script = marked === undefined ? undefined : inlineScript(html, index);
    if (script) hashes.add(`sha256-${hash('sha256', script, 'base64')}`);
  }
  parts.push(Buffer.from(html.slice(from)));
  return { body: Buffer.concat(parts), scriptHashes: [...hashes] };
}

/** In the head: content cannot contain it either. */
const PRELOADED =
  /<link rel="(?:stylesheet" href="(?<style>[^"<]+)"|preload" href="(?<font>[^"<]+)" as="font")/g;

/**
 * Value of a `Link` header that names style sheet and font: a browser requests them before it has
 * read the page, and a CDN announces them before it has the page (103, RFC 8297).
 * @param html a rendered page
 */
export function preloadLinks(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(PRELOADED)].map(({ groups: { style, font } = {} }) =>
    style === undefined
      ? `<${font}>; rel=preload; as=font; crossorigin`
      : `<${style}>; rel=preload; as=style`,
  );
  return links.join(', ');
}

/** Content of the script in whose start tag the position is; of another element `undefined`. */
function inlineScript(html: string, at: number): string | undefined {
  if (!html.startsWith('<script', html.lastIndexOf('<', at))) return undefined;
  const start = html.indexOf('>', at) + 1;
  return html.slice(start, html.indexOf('</script>', start));
}
