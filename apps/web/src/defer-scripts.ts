/**
 * Defers the page's script: content (text, styles, fonts, main image) must not share the first
 * seconds of a slow network with 110 kB of script, since every link works without it. The script
 * element stays for React, without `src`; the first-paint script restores it after the page has
 * loaded, or on interaction.
 */

const PRELOADS = /<link rel="modulepreload" href="([^"<]+)"[^<>]*>/g;
const ENTRY = /(<script type="module" async="") src="([^"]+)"/;

/** @param html a rendered page */
export function deferScripts(html: string): string {
  if (!ENTRY.test(html)) return html;
  const modules = [...html.matchAll(PRELOADS)].map(([, url]) => url).join(' ');
  return html
    .replaceAll(PRELOADS, '')
    .replace(
      ENTRY,
      (_, element: string, url: string) => `${element} data-src="${url}" data-modules="${modules}"`,
    );
}
