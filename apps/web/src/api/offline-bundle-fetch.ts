/** Fetches what packs are made of: past every store, so that nothing old is kept anew. Browser only. */
import { BUILD_URL, STORE_ONLY_HEADER, type SiteBuild } from '#state/offline-store.ts';
import { publicSite } from '#browser/site.ts';
import { endpointPath, type CallApi, type CallOptions, type SiteCall } from './api-client.ts';
import type { ApiResult } from './api-result.ts';

const API_ROOT = '/api/v3/';

/** A part of a pack could not be had. */
export class PackPartError extends Error {
  override readonly name = 'PackPartError';
}

/** @throws PackPartError for anything but the thing itself */
export async function fetchPart(
  url: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  // What is named by its content cannot be old.
  const cache = url.startsWith('/assets/') ? 'default' : 'no-cache';
  const requestHeaders = new Headers(headers);
  if (url.startsWith(API_ROOT)) requestHeaders.set('api-key', publicSite().apiKey);
  const response = await fetch(url, { signal, cache, headers: requestHeaders });
  if (response.ok && !response.redirected) return response;
  throw new PackPartError(`${url}: HTTP ${response.status}`);
}

/** The version of the site that the server has now, and its files. */
export async function fetchBuild(signal: AbortSignal): Promise<SiteBuild> {
  return (await (await fetchPart(BUILD_URL, signal)).json()) as SiteBuild;
}

/** How a part answers without a network: from the store alone. Needs the service worker at work. */
export async function readBack(url: string): Promise<Response> {
  const headers = { [STORE_ONLY_HEADER]: '1' };
  const response = await fetch(url, { headers }).catch(() => undefined);
  if (response?.ok) return response;
  throw new PackPartError(`${url}: not in the store`);
}

export interface NotedCalls {
  /** Asks the API as `callApi` does, and notes what it says. */
  readonly call: CallApi;
  /** By address, as loaders ask for them. */
  readonly responses: Map<string, Response>;
}

/** Lets loaders run as on a page, to learn what they ask for and what they get. */
export function noteCalls(signal: AbortSignal): NotedCalls {
  const responses = new Map<string, Response>();
  async function call<N extends SiteCall>(name: N, options?: CallOptions<N>) {
    const url = API_ROOT + endpointPath(name, options);
    const known = responses.get(url);
    if (known) return { status: 'ok', data: await known.clone().json() };
    try {
      const response = await fetchPart(url, signal);
      responses.set(url, response.clone());
      return { status: 'ok', data: await response.json() };
    } catch (error) {
      if (!(error instanceof PackPartError)) throw error;
      return { status: 'not-found' } satisfies ApiResult<never>;
    }
  }
  return { call: call as CallApi, responses };
}

/** A piece of a file, and how large all of it is. */
export async function fetchRange(
  url: string,
  { from, to }: { readonly from: number; readonly to: number },
  signal: AbortSignal,
): Promise<{ readonly bytes: ArrayBuffer; readonly tag: string | null; readonly total: string }> {
  const response = await fetchPart(url, signal, { range: `bytes=${from}-${to}` });
  const [, total = '*'] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return { bytes: await response.arrayBuffer(), tag: response.headers.get('etag'), total };
}
