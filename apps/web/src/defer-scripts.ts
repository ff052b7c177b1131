/**
 * Defers the page's script: content (text, styles, fonts, main image) must not share the first
 * seconds of a slow network with 110 kB of script, since every link works without it. The script
 * element stays for React, without `src`; the first-paint script restores it after the page has
 * loaded, or on interaction.
 */

const PRELOADS = /<link rel="modulepreload" href="([^"<]+)"[^<>]*>/g;
const ELEMENT = '<script type="module" async=""';
const ENTRY = `${ELEMENT} src="`;

/** @param html a rendered page */
export function deferScripts(html: string): string {
  const at = html.lastIndexOf(ENTRY);
  if (at < 0) return html;
  const urlEnd = html.indexOf('"', at + ENTRY.length);
  const url = html.slice(at + ENTRY.length, urlEnd);
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd);
  const modules = [...head.matchAll(PRELOADS)].map(([, file]) => file).join(' ');
  return [
    head.replaceAll(PRELOADS, ''),
    html.slice(headEnd, at),
    `${ELEMENT} data-src="${url}" data-modules="${modules}"`,
    html.slice(urlEnd + 1),
  ].join('');
}
