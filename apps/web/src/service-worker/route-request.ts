/** Which requests the worker answers, and how. Pure. */
import { STORE_ONLY_HEADER } from '#platform/offline-store.ts';

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
