/** Responds to the requests of pages: from the network first, else from stored bundles. */
import { STORE_ONLY_HEADER, rangeUrl } from '#state/offline-store.ts';
import { offlinePageAsset, offlinePage } from './offline-page.ts';
import type { ServedPages } from './served-pages.ts';
import { findStored, matchIn, findFile, type LookupScope } from './stored-bundles.ts';
import type { RequestContext } from './worker-scope.ts';
import { OFFLINE_PATIENCE_MS } from '@varde/domain/constants';

export interface WorkerState {
  readonly origin: string;
  readonly served: ServedPages;
  readonly currentBuild: () => Promise<string>;
}

/** `undefined`: the browser handles the request as without a worker. */
export function handleRequest(
  incoming: RequestContext,
  state: WorkerState,
): Promise<Response> | undefined {
  const { origin, served, currentBuild } = state;
  const context = applyStoreOnly(incoming);
  switch (routeOf(incoming.request, origin)) {
    case 'page':
      return handlePage(context, served);
    case 'file':
      return handleFile({ ...context, network: () => networkOrOfflinePage(context) });
    case 'api':
      return handleApiRequest(context, served, currentBuild);
    case 'image':
      return handleImage(context, served);
    case 'tiles':
      return handleTiles(context);
    case 'pass':
    default:
      return undefined;
  }
}

/** A read-back verifies what a bundle holds, so it must not use the network. */
function applyStoreOnly(context: RequestContext): RequestContext {
  if (!context.request.headers.has(STORE_ONLY_HEADER)) return context;
  const network = () => Promise.reject(new TypeError('store only'));
  return { ...context, client: '', isReadBack: true, network };
}

async function networkOrOfflinePage({
  request,
  stores,
  network,
}: RequestContext): Promise<Response> {
  try {
    return await network();
  } catch (error) {
    const cached = await offlinePageAsset(stores, new URL(request.url).pathname);
    if (cached) return cached;
    throw error;
  }
}

/**
 * An API request: the network's response, else the bundles'. A page from the cache gets the
 * responses of its own bundle, and the server's only while the server has the same build: a page
 * never receives responses of another API version.
 * @param currentBuild build of the site on the server; rejects without a network
 */
async function handleApiRequest(
  context: RequestContext,
  served: ServedPages,
  currentBuild: () => Promise<string>,
): Promise<Response> {
  const { request, client, stores, network } = context;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const bundle = await served.of(client);
  if (!bundle) {
    return networkFirst(network(), async () => (await findStored(context, path))?.response);
  }
  const own = await matchIn(stores, bundle, path);
  if (own) return own;
  const response = await network();
  // Treated as a network error: its page offers a reload, and then loads from the server.
  if (!isUnavailable(response) && (await currentBuild()) !== bundle.build) return Response.error();
  return response;
}

/**
 * A page: from the network, else from the cache (it belongs to the build whose scripts are stored
 * with it), else the offline page with links to what is stored.
 */
async function handlePage(context: RequestContext, served: ServedPages): Promise<Response> {
  const { request, client, stores, network } = context;
  const stored = async () => {
    const { pathname, search } = new URL(request.url);
    // A query may position the map or count visits: the page is the same without it.
    const found =
      (await findStored(context, pathname + search)) ?? (await findStored(context, pathname));
    if (found && client) await served.note(client, found.bundle);
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

/** Named by content hash, so the stored file is valid for any build. */
async function handleFile(context: RequestContext): Promise<Response> {
  return (await findFile(context, new URL(context.request.url).pathname)) ?? context.network();
}

/** A bundle has each image in one or two sizes; any of them is better than none. */
async function handleImage(context: RequestContext, served: ServedPages): Promise<Response> {
  const { request, client, network } = context;
  const { pathname, search } = new URL(request.url);
  const stored = async () => {
    const found =
      (await findStored(context, pathname + search)) ??
      (await findStored(context, pathname, 'ignore-search'));
    return found?.response;
  };
  // The network was down a moment ago: do not wait for it.
  if (await served.of(client)) return (await stored()) ?? network();
  return networkFirst(network(), stored);
}

interface Range {
  readonly from: number;
  /** The last byte, inclusive (RFC 9110 §14.1.2). */
  readonly to: number;
}

const PARTIAL = 206;

/**
 * The map's archive, which is read by byte ranges, and the town map overlay: from the network, else
 * from a bundle.
 */
async function handleTiles(context: RequestContext): Promise<Response> {
  const { request, network } = context;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const range = readRange(request.headers.get('range'));
  return networkFirst(network(), async () =>
    range ? storedRange(context, path, range) : (await findStored(context, path))?.response,
  );
}

/** `undefined` for anything but a single range. */
function readRange(header: string | null): Range | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(header ?? '') ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

async function storedRange(
  scope: LookupScope,
  path: string,
  { from, to }: Range,
): Promise<Response | undefined> {
  const found = await findStored(scope, rangeUrl(path, from, to));
  return found && partial(found.response, { from, to });
}

/**
 * Caches store no partial responses, so the range was stored as a full one, with the total in a
 * header of its own.
 */
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

/** How the worker handles a request. */
export type Route =
  /** A page navigation. */
  | 'page'
  /** A file of the build, named by content hash. */
  | 'file'
  /** The product API. */
  | 'api'
  | 'image'
  /** Byte ranges of the map's archive, and the town map overlay. */
  | 'tiles'
  /** Not handled by the worker. */
  | 'pass';

/** Navigations that need the server or must not be stored: sign-in, the editors' preview, files. */
const NO_PAGES =
  /^\/(?:api|media|basemap|assets|iiif|exports|identity|gateway|oauth2|login|logout|preview)(?:\/|$)/;
/** Responses to these headers are personal. */
const PERSONAL = ['authorization', 'unlock-grant', 'preview-key'];

export function routeOf(request: Request, origin: string): Route {
  const { method, mode, headers } = request;
  const url = new URL(request.url);
  if (method !== 'GET' || url.origin !== origin) return 'pass';
  const isReadBack = headers.has(STORE_ONLY_HEADER);
  if (mode === 'navigate') return NO_PAGES.test(url.pathname) ? 'pass' : 'page';
  // Storing a bundle bypasses the cache and the worker.
  if (request.cache === 'no-cache' && !isReadBack) return 'pass';
  return partOf(url.pathname, headers) ?? (isReadBack ? 'page' : 'pass');
}

function partOf(path: string, headers: Headers): Route | undefined {
  if (path.startsWith('/assets/')) return 'file';
  if (path.startsWith('/api/v3/'))
    return PERSONAL.some((name) => headers.has(name)) ? 'pass' : 'api';
  if (path.startsWith('/media/')) return 'image';
  if (path.startsWith('/basemap/')) return 'tiles';
  return undefined;
}

/** A proxy's status codes when the server behind it is down. */
const UNAVAILABLE_STATUSES = [502, 503, 504];

const isUnavailable = ({ status }: Response): boolean => UNAVAILABLE_STATUSES.includes(status);

/**
 * The network's response; on failure or after the timeout, what is stored. With nothing stored, the
 * network's after all, however late; rejects as the network does.
 */
export async function networkFirst(
  pending: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  timeoutMs = OFFLINE_PATIENCE_MS,
): Promise<Response> {
  const response = await withinTimeout(pending, timeoutMs);
  if (response && !isUnavailable(response)) return response;
  return (await stored()) ?? pending;
}

/** `undefined` if the network has failed or timed out. */
function withinTimeout(pending: Promise<Response>, ms: number): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    pending.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer));
  });
}
