/**
 * The page first, its script afterwards: what a page is read with (text, styles, letters, the main picture) shall not share the
 * first seconds of a slow network with 110 kB of script, since every link works without it. The script's element keeps its place for
 * React, without its address; the first paint's script gives it back when the page has loaded, or when the visitor touches it.
 */

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const ENTRY = /(<script type="module" async="") src="([^"]+)"/;

/** @param html a rendered page */
export function deferScripts(html: string): string {
  if (!ENTRY.test(html)) return html;
  const modules = [...html.matchAll(PRELOADS)].map(([, address]) => address).join(' ');
  return html
    .replaceAll(PRELOADS, '')
    .replace(
      ENTRY,
      (_, element: string, url: string) => `${element} data-src="${url}" data-modules="${modules}"`,
    );
}
