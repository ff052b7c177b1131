/**
 * Where the message files are. The server has them at hand; the browser fetches them as data, which costs a phone a fraction of
 * what the same words cost as script.
 */
import { loadChunk } from '#browser/load-chunk.ts';
import type { LoaderOf, Messages } from './read-messages.ts';

/** What `import.meta.glob` finds, by path: what imports a file (server), or its address (browser). */
export type Found = Readonly<Record<string, (() => Promise<Messages>) | string>>;

/** @param folder as the paths in `found` begin */
export function messageFiles(folder: string, found: Found): LoaderOf {
  return (key) => {
    const file = found[`${folder}/${key}.json`];
    return typeof file === 'string' ? () => loadChunk(() => fetchMessages(file)) : file;
  };
}

async function fetchMessages(url: string): Promise<Messages> {
  // oxlint-disable-next-line no-restricted-globals -- a part of the site, as its script is; not a call
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return (await response.json()) as Messages;
}
