/**
 * Loads message files. The server imports them; the browser fetches them as data, which costs a
 * phone a fraction of parsing the same messages as script.
 */
import { loadChunk } from '#browser/load-chunk.ts';
import type { LoaderOf, Messages } from './read-messages.ts';

/** The result of `import.meta.glob` by path: an import function (server), or a URL (browser). */
export type GlobResult = Readonly<Record<string, (() => Promise<Messages>) | string>>;

/** @param folder prefix of the paths in `files` */
export function messageFiles(folder: string, files: GlobResult): LoaderOf {
  return (key) => {
    const file = files[`${folder}/${key}.json`];
    return typeof file === 'string' ? () => loadChunk(() => fetchMessages(file)) : file;
  };
}

async function fetchMessages(url: string): Promise<Messages> {
  // oxlint-disable-next-line no-restricted-globals -- a static file of the site, not an API request
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return (await response.json()) as Messages;
}
