/** Fetches files of offline bundles past every cache, to store nothing stale. Browser only. */
import type { CallResponse } from '@varde/contract/calls';
import { BUILD_URL, STORE_ONLY_HEADER, type SiteBuild } from '#state/offline-store.ts';
import { readJson } from '#browser/read-json.ts';
import { publicSite } from '#browser/site.ts';
import { endpointPath, type CallApi, type CallOptions, type SiteCall } from './api-client.ts';
import type { ApiResult } from './api-result.ts';
import { API_ROOT } from './transport.ts';

/** A file of an offline bundle failed to load. */
export class BundlePartError extends Error {
  override readonly name = 'BundlePartError';
}

/** @throws BundlePartError for any response but a direct success */
export async function fetchPart(
  url: string,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  // Content-hashed files are never stale.
  const cache = url.startsWith('/assets/') ? 'default' : 'no-cache';
  const requestHeaders = new Headers(headers);
  if (url.startsWith(API_ROOT)) requestHeaders.set('api-key', publicSite().apiKey);
  const response = await fetch(url, { signal, cache, headers: requestHeaders });
  if (response.ok && !response.redirected) return response;
  throw new BundlePartError(`${url}: HTTP ${response.status}`);
}

/** The server's current version of the site, and its files. */
export async function fetchBuild(signal: AbortSignal): Promise<SiteBuild> {
  return readJson(await fetchPart(BUILD_URL, signal));
}

/**
 * The response that a file has without a network: from the cache alone. Requires an active service
 * worker.
 */
export async function readBack(url: string): Promise<Response> {
  const headers = { [STORE_ONLY_HEADER]: '1' };
  const response = await fetch(url, { headers }).catch(() => undefined);
  if (response?.ok) return response;
  throw new BundlePartError(`${url}: not in the store`);
}

export interface RecordedCalls {
  /** As `callApi`, and records the response. */
  readonly call: CallApi;
  /** By request URL. */
  readonly responses: Map<string, Response>;
}

/** Runs loaders as on a page, to record what they request and what they get. */
export function recordCalls(signal: AbortSignal): RecordedCalls {
  const responses = new Map<string, Response>();
  async function call<N extends SiteCall>(
    name: N,
    options?: CallOptions<N>,
  ): Promise<ApiResult<CallResponse<N>>> {
    const url = API_ROOT + endpointPath(name, options);
    const recorded = responses.get(url);
    if (recorded) return { status: 'ok', data: await readJson(recorded.clone()) };
    try {
      const response = await fetchPart(url, signal);
      responses.set(url, response.clone());
      return { status: 'ok', data: await readJson(response) };
    } catch (error) {
      if (!(error instanceof BundlePartError)) throw error;
      return { status: 'not-found' };
    }
  }
  return { call, responses };
}

/** A byte range of a file, and the size of the full file. */
export async function fetchRange(
  url: string,
  { from, to }: { readonly from: number; readonly to: number },
  signal: AbortSignal,
): Promise<{ readonly bytes: ArrayBuffer; readonly tag: string | null; readonly total: string }> {
  const response = await fetchPart(url, signal, { range: `bytes=${from}-${to}` });
  const [, total = '*'] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return { bytes: await response.arrayBuffer(), tag: response.headers.get('etag'), total };
}
