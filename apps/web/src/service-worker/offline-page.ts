/**
 * The page for a URL that is not stored: rendered by the site like any page; the list of stored
 * pages is inserted here.
 */
import { bufferResponse } from '#state/offline-store.ts';
import { newestFirst } from './stored-bundles.ts';

const OFFLINE_PATH = '/offline';
const CACHE = 'varde-offline-page';
/** Assets of its appearance: styles, fonts, icons. */
const ASSETS = /\/assets\/[\w.-]+\.(?:css|woff2|svg)/g;
const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g;
const UNAVAILABLE = 503;

/** Downloads the page and its assets, replacing earlier ones. Keeps those if any of it fails. */
export async function storeOfflinePage(
  stores: CacheStorage,
  fetchFresh: (path: string) => Promise<Response>,
): Promise<void> {
  const download = async (path: string): Promise<Response> => {
    const response = await fetchFresh(path);
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
    return response;
  };
  const page = await download(OFFLINE_PATH);
  const text = await page.text();
  const assets = [...new Set(text.match(ASSETS))];
  const responses = await Promise.all(
    assets.map(async (asset) => bufferResponse(await download(asset))),
  );
  await stores.delete(CACHE);
  const cache = await stores.open(CACHE);
  await Promise.all([
    cache.put(OFFLINE_PATH, new Response(text, page)),
    ...assets.map((path, at) => responses[at] && cache.put(path, responses[at])),
  ]);
}

/** `undefined` if it has never been stored. */
export async function offlinePage(stores: CacheStorage): Promise<Response | undefined> {
  const cached = await offlinePageAsset(stores, OFFLINE_PATH);
  if (!cached) return undefined;
  const links = (await newestFirst(stores)).map(
    ({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
  );
  const html = withList(await cached.text(), links);
  return new Response(html, { status: UNAVAILABLE, headers: cached.headers });
}

/** An asset of the page. */
export async function offlinePageAsset(
  stores: CacheStorage,
  path: string,
): Promise<Response | undefined> {
  const cache = await stores.open(CACHE);
  return cache.match(path, { ignoreVary: true });
}

/** Removes the site's script, which would treat it as the requested page. */
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
