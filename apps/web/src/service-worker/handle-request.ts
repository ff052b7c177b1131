import { STORE_ONLY_HEADER, rangeUrl } from '#state/offline-store.ts';
import { isUnavailable, networkFirst } from './network-first.ts';
import { partOfOfflinePage, offlinePage } from './offline-page.ts';
import type { ServedPages } from './served-pages.ts';
import { findStored, matchIn, findFile, type Shelf } from './stored-bundles.ts';
import type { RequestContext } from './worker-scope.ts';

export interface Answering {
  readonly origin: string;
  readonly served: ServedPages;
  readonly currentBuild: () => Promise<string>;
}

/** `undefined`: the browser does as it would without a worker. */
export function handleRequest(
  incoming: RequestContext,
  answering: Answering,
): Promise<Response> | undefined {
  const { origin, served, currentBuild } = answering;
  const context = applyStoreOnly(incoming);
  switch (routeOf(incoming.request, origin)) {
    case 'page':
      return handlePage(context, served);
    case 'file':
      return handleFile({ ...context, network: () => orOfOfflinePage(context) });
    case 'call':
      return handleApiRequest(context, served, currentBuild);
    case 'picture':
      return handleImage(context, served);
    case 'tiles':
      return handleTiles(context);
    case 'pass':
    default:
      return undefined;
  }
}

/** Who reads a pack back wants to know what it says without a network. */
function applyStoreOnly(context: RequestContext): RequestContext {
  if (!context.request.headers.has(STORE_ONLY_HEADER)) return context;
  const network = () => Promise.reject(new TypeError('store only'));
  return { ...context, client: '', isReadBack: true, network };
}

async function orOfOfflinePage({ request, stores, network }: RequestContext): Promise<Response> {
  try {
    return await network();
  } catch (error) {
    const cached = await partOfOfflinePage(stores, new URL(request.url).pathname);
    if (cached) return cached;
    throw error;
  }
}

/**
 * A call of the product API: the network's answer, and only without one the packs'. A page that came from the store gets its own pack's
 * answers, and the server's only while the server's site is still of the same build: a page never meets another version of the API.
 * @param currentBuild version of the site that the server has; rejects without a network
 */
async function handleApiRequest(
  context: RequestContext,
  served: ServedPages,
  currentBuild: () => Promise<string>,
): Promise<Response> {
  const { request, client, stores, network } = context;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const pack = await served.of(client);
  if (!pack) {
    return networkFirst(network(), async () => (await findStored(context, path))?.response);
  }
  const own = await matchIn(stores, pack, path);
  if (own) return own;
  const response = await network();
  // Told as a network that fails: its page offers to be loaded anew, and then comes from the server.
  if (!isUnavailable(response) && (await currentBuild()) !== pack.build) return Response.error();
  return response;
}

/**
 * A page: the network's, as long as there is one. Else the stored one, which belongs to the build whose scripts are stored with it; else
 * our own words about the network, with what can be read without it.
 */
async function handlePage(context: RequestContext, served: ServedPages): Promise<Response> {
  const { request, client, stores, network } = context;
  const stored = async () => {
    const { pathname, search } = new URL(request.url);
    // A search may place the map or count visits: the page is the same without it.
    const found =
      (await findStored(context, pathname + search)) ?? (await findStored(context, pathname));
    if (found && client) await served.note(client, found.pack);
    return found?.response;
  };
  try {
    return await networkFirst(network(), stored);
  } catch (error) {
    const page = await offlinePage(stores);
    if (page) return page;
    throw error;
  }
}

/** Named by its content, so the stored one is right whatever build it was stored with. */
async function handleFile(context: RequestContext): Promise<Response> {
  return (await findFile(context, new URL(context.request.url).pathname)) ?? context.network();
}

/** A pack holds each picture in a size or two; any of them is better than none. */
async function handleImage(context: RequestContext, served: ServedPages): Promise<Response> {
  const { request, client, network } = context;
  const { pathname, search } = new URL(request.url);
  const stored = async () => {
    const found =
      (await findStored(context, pathname + search)) ??
      (await findStored(context, pathname, 'any-search'));
    return found?.response;
  };
  // Nobody waits for a network that was away a moment ago.
  if (await served.of(client)) return (await stored()) ?? network();
  return networkFirst(network(), stored);
}

interface Range {
  readonly from: number;
  /** The last byte that belongs to it (RFC 9110 §14.1.2). */
  readonly to: number;
}

const PARTIAL = 206;

/** The map's archive, which is read in pieces by byte ranges, and the plan: the network's, else what a pack has stored. */
async function handleTiles(context: RequestContext): Promise<Response> {
  const { request, network } = context;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const range = readRange(request.headers.get('range'));
  return networkFirst(network(), async () =>
    range ? storedRange(context, path, range) : (await findStored(context, path))?.response,
  );
}

/** `undefined` for anything but one plain range. */
function readRange(header: string | null): Range | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(header ?? '') ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

async function storedRange(
  shelf: Shelf,
  path: string,
  { from, to }: Range,
): Promise<Response | undefined> {
  const found = await findStored(shelf, rangeUrl(path, from, to));
  return found && partial(found.response, { from, to });
}

/** A cache keeps no partial answers, so the piece was stored as a whole one; the total stands in a header of its own. */
async function partial(stored: Response, { from, to }: Range): Promise<Response> {
  const bytes = await stored.arrayBuffer();
  const headers = new Headers(stored.headers);
  const total = headers.get('piece-of') ?? '*';
  headers.delete('piece-of');
  headers.set(
    'content-range',
    `bytes ${from}-${Math.min(to, from + bytes.byteLength - 1)}/${total}`,
  );
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status: PARTIAL, headers });
}

/** How the worker answers a request. */
export type Route =
  /** A page that is being opened. */
  | 'page'
  /** A file of the build, whose name changes with its content. */
  | 'file'
  /** The product API. */
  | 'call'
  | 'picture'
  /** Pieces of the map's archive, and the plan over it. */
  | 'tiles'
  /** None of the worker's business. */
  | 'pass';

/** Pages that are of no use without the server, or not ours to keep: signing in, the editors' preview, what is no page. */
const NO_PAGES =
  /^\/(?:api|media|basemap|assets|iiif|exports|identity|gateway|oauth2|login|logout|preview)(?:\/|$)/;
/** What these open is for one caller alone. */
const PERSONAL = ['authorization', 'unlock-grant', 'preview-key'];

export function routeOf(request: Request, origin: string): Route {
  const { method, mode, headers } = request;
  const url = new URL(request.url);
  if (method !== 'GET' || url.origin !== origin) return 'pass';
  const isReadBack = headers.has(STORE_ONLY_HEADER);
  if (mode === 'navigate') return NO_PAGES.test(url.pathname) ? 'pass' : 'page';
  // A pack that is being stored asks past the store, and past whatever stands in for the network.
  if (request.cache === 'no-cache' && !isReadBack) return 'pass';
  return partOf(url.pathname, headers) ?? (isReadBack ? 'page' : 'pass');
}

function partOf(path: string, headers: Headers): Route | undefined {
  if (path.startsWith('/assets/')) return 'file';
  if (path.startsWith('/api/v3/'))
    return PERSONAL.some((name) => headers.has(name)) ? 'pass' : 'call';
  if (path.startsWith('/media/')) return 'picture';
  if (path.startsWith('/basemap/')) return 'tiles';
  return undefined;
}
