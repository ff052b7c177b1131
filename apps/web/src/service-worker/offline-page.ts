/** The page for an address that is not stored: written by the site as any page, with the list of what is stored put in here. */
import { bufferResponse } from '#state/offline-store.ts';
import { newestFirst } from './stored-bundles.ts';

const OFFLINE_PATH = '/offline';
const CACHE = 'varde-offline-page';
/** What it needs to look like the site: style, letters, icons. */
const LOOKS = /\/assets\/[\w.-]+\.(?:css|woff2|svg)/g;
const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g;
const UNAVAILABLE = 503;

/** Asks the site for the page and what it needs, and keeps them in place of those before. */
export async function storeOfflinePage(
  stores: CacheStorage,
  fetchFresh: (path: string) => Promise<Response>,
): Promise<void> {
  const page = await fetchFresh(OFFLINE_PATH);
  if (!page.ok) throw new Error(`${OFFLINE_PATH}: HTTP ${page.status}`);
  const text = await page.text();
  const looks = [...new Set(text.match(LOOKS))];
  const responses = await Promise.all(
    looks.map(async (look) => bufferResponse(await fetchFresh(look))),
  );
  await stores.delete(CACHE);
  const cache = await stores.open(CACHE);
  await Promise.all([
    cache.put(OFFLINE_PATH, new Response(text, page)),
    ...looks.map((path, at) => responses[at] && cache.put(path, responses[at])),
  ]);
}

/** `undefined` where it has never been stored. */
export async function offlinePage(stores: CacheStorage): Promise<Response | undefined> {
  const cached = await partOfOfflinePage(stores, OFFLINE_PATH);
  if (!cached) return undefined;
  const links = (await newestFirst(stores)).map(
    ({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
  );
  const html = withList(await cached.text(), links);
  return new Response(html, { status: UNAVAILABLE, headers: cached.headers });
}

/** A file that the page needs. */
export async function partOfOfflinePage(
  stores: CacheStorage,
  path: string,
): Promise<Response | undefined> {
  const cache = await stores.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

/** Without the site's script, which would take the page for the one that was asked for. */
function withList(html: string, links: readonly string[]): string {
  const staticHtml = html.replace(SCRIPTS, '');
  if (links.length === 0) return staticHtml;
  return staticHtml
    .replace('data-stored-packs="" hidden=""', 'data-stored-packs=""')
    .replace('data-stored-list=""></ul>', `data-stored-list="">${links.join('')}</ul>`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
