/**
 * The typed client of the product API (specification §7.2): one function for every operation that
 * the site uses.
 */
import type { CallName, CallParams, CallQuery, CallResponse, Calls } from '@varde/contract/calls';
import { isRecord } from '@varde/domain/is-record';
import { isOnline } from '#browser/network.ts';
import type { ApiResult } from './api-result.ts';
import { sendCall } from './transport.ts';

/**
 * The operations that the site uses. The paths repeat the contract's, so that its schemas stay out
 * of the browser; the type keeps the two in step.
 */
const PATHS = {
  getSite: 'site',
  listDocuments: 'documents/',
  getDocument: 'documents/{id}',
  getDocumentFields: 'documents/fields',
  listReverseReferences: 'documents/{id}/reverse_references',
  getDocumentMapData: 'documents/mapdata',
  listOwners: 'owners/',
  getOwner: 'owners/{id}',
  listThemes: 'themes/',
  getTheme: 'themes/{slug}',
  listSelections: 'selections/',
  getMemory: 'memories/{archive}/{id}',
  getCulturalName: 'cultural-names/{id}',
  getMuseumObject: 'museum-objects/{id}',
  getMuseumData: 'museum-data/{id}',
  getWalkingRoute: 'walking-route',
  getCode: 'qr-codes/{id}/code',
  getCodeLengths: 'qr-codes/lengths',
} as const satisfies { readonly [N in CallName]?: Calls[N]['path'] };

export type SiteCall = keyof typeof PATHS;

/** Problem type of a document that exists and is not published. */
const UNPUBLISHED = '/problems/not-published';

export interface CallOptions<N extends SiteCall> {
  readonly params?: CallParams<N>;
  readonly query?: CallQuery<N>;
  readonly signal?: AbortSignal;
}

/** The path of an operation below `/api/v3/`, with its query. Equal requests have equal paths. */
export function endpointPath<N extends SiteCall>(name: N, options: CallOptions<N> = {}): string {
  return fillPath(PATHS[name], options.params) + writeQuery(options.query);
}

export type CallApi = typeof callApi;

/** Calls the API; `signal` aborts all of its requests at once. */
export const callUntil =
  (signal: AbortSignal): CallApi =>
  (name, options) =>
    callApi(name, { ...options, signal });

/** Calls the API. Outcomes that any visitor may meet are returned, not thrown: see `ApiResult`. */
export async function callApi<N extends SiteCall>(
  name: N,
  options: CallOptions<N> = {},
): Promise<ApiResult<CallResponse<N>>> {
  try {
    const { status, body } = await sendCall(endpointPath(name, options), options.signal);
    if (!isSuccess(status)) return errorResult(status, body, options.params !== undefined);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tested on the server
    return { status: 'ok', data: body as CallResponse<N> };
  } catch (error) {
    // An aborted request has no result; the router handles its own aborts.
    if (options.signal?.aborted) throw error;
    return isOnline() ? { status: 'failed' } : { status: 'offline' };
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** A malformed id in a URL matches nothing, which means "not found" to a visitor. */
function errorResult(status: number, body: unknown, hasParams: boolean): ApiResult<never> {
  const isNotFound = status === 404 || (status === 400 && hasParams);
  const isUnpublished = isRecord(body) && body['type'] === UNPUBLISHED;
  if (isUnpublished) return { status: 'not-found', isUnpublished };
  return isNotFound ? { status: 'not-found' } : { status: 'failed', httpStatus: status };
}

function fillPath(path: string, params: object | undefined): string {
  const values = new Map(Object.entries(params ?? {}));
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  );
}

function writeQuery(query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined) continue;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const item of values) search.append(name, String(item));
  }
  const text = search.toString();
  return text && `?${text}`;
}
