/**
 * Fetches JSON from an upstream service and never throws: the outcome is a value. A response is
 * cached for an hour and, while the service is down, served stale until it is evicted. A slow
 * response does not delay the page; the next request gets it from the cache.
 * The operator may configure a service of the own network. A redirect leads there only within the
 * configured origin, else to the public web (`guarded-fetch.ts`).
 */
import { LRUCache } from 'lru-cache';
import { PRODUCT_NAME } from '@varde/domain/constants';
import type { Response } from 'undici';
import { unavailable } from '#http/problems.ts';
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch.ts';

export type ExternalResponse =
  | { readonly status: 'found'; readonly body: unknown }
  | { readonly status: 'missing' }
  /** No response in time, or not JSON. */
  | { readonly status: 'unavailable' };

/** A plain URL is fetched with GET. */
export interface ExternalRequest {
  readonly url: string;
  /** JSON, sent with POST. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ExternalClient {
  fetch(request: string | ExternalRequest): Promise<ExternalResponse>;
}

interface ExternalTimes {
  /** How long a caller waits before it continues without the response. */
  readonly patienceMs: number;
  /** Abort the request after this time. */
  readonly timeoutMs: number;
  readonly foundMs: number;
  readonly missingMs: number;
  /** No new request within this time after a failure. */
  readonly unavailableMs: number;
}

const TIMES: ExternalTimes = {
  patienceMs: 2_500,
  timeoutMs: 10_000,
  foundMs: 3_600_000,
  missingMs: 600_000,
  unavailableMs: 30_000,
};
const MAX_CACHED = 2_000;
const MAX_BYTES = 2_097_152;
/** Caps concurrent requests: a client enumerating ids must not make us a DoS amplifier. */
const MAX_AT_ONCE = 40;

interface Options {
  readonly times?: Partial<ExternalTimes>;
  readonly now?: () => number;
}

interface CacheEntry {
  readonly response: ExternalResponse;
  readonly until: number;
}

/** @param report notifies the operator of an unavailable service */
export function createExternalClient(
  report: (url: string, error: unknown) => void,
  { now = Date.now, ...options }: Options = {},
): ExternalClient {
  const times = { ...TIMES, ...options.times };
  const cache = new LRUCache<string, CacheEntry>({ max: MAX_CACHED });
  const inFlight = new Map<string, Promise<ExternalResponse>>();
  const fetchFrom = createFetchByOrigin();
  const store = (key: string, response: ExternalResponse): ExternalResponse => {
    const before = cache.get(key)?.response;
    const shown = response.status === 'unavailable' && before ? before : response;
    cache.set(key, { response: shown, until: now() + times[`${response.status}Ms`] });
    return shown;
  };
  const start = (
    key: string,
    request: ExternalRequest,
    fetch: GuardedFetch,
  ): Promise<ExternalResponse> => {
    const pending = fetchJson(fetch, request, times.timeoutMs)
      .catch((error: unknown): ExternalResponse => {
        report(withoutQuery(request.url), error);
        return { status: 'unavailable' };
      })
      .then((response) => store(key, response))
      .finally(() => inFlight.delete(key));
    inFlight.set(key, pending);
    return pending;
  };
  return {
    async fetch(urlOrRequest) {
      const request = typeof urlOrRequest === 'string' ? { url: urlOrRequest } : urlOrRequest;
      const key = `${request.url} ${request.body ?? ''}`;
      const known = cache.get(key);
      if (known && known.until > now()) return known.response;
      const fallback: ExternalResponse = known?.response ?? { status: 'unavailable' };
      // Before the patience begins: the first request also loads the HTTP client.
      const fetch = await fetchFrom(request.url);
      const pending = inFlight.get(key);
      if (!pending && inFlight.size >= MAX_AT_ONCE) return fallback;
      return withPatience(pending ?? start(key, request, fetch), fallback, times.patienceMs);
    },
  };
}

/** Far above the number of configured services. */
const MAX_ORIGINS = 32;

/** Each origin has connections of its own: what one service may reach, another may not. */
function createFetchByOrigin(): (url: string) => Promise<GuardedFetch> {
  const byOrigin = new LRUCache<string, Promise<GuardedFetch>>({ max: MAX_ORIGINS });
  return (url) => {
    const ownOrigin = URL.parse(url)?.origin ?? '';
    const known = byOrigin.get(ownOrigin) ?? createGuardedFetch({ ownOrigin });
    byOrigin.set(ownOrigin, known);
    return known;
  };
}

export type LookupResult<T> =
  | { readonly status: 'found'; readonly item: T }
  | { readonly status: 'missing' }
  | { readonly status: 'unavailable' };

/** A response without such a record counts as missing. */
export function parseResponse<T>(
  response: ExternalResponse,
  readBody: (body: unknown) => T | undefined,
): LookupResult<T> {
  if (response.status !== 'found') return response;
  const item = readBody(response.body);
  return item ? { status: 'found', item } : { status: 'missing' };
}

/** @throws ProblemError when the service is unavailable. @param service its name in the detail */
export function foundItem<T>(result: LookupResult<T>, service: string): T | undefined {
  if (result.status === 'unavailable') throw unavailable(`The ${service} does not answer.`);
  return result.status === 'found' ? result.item : undefined;
}

/** Query strings contain API keys, which must not be logged. */
const withoutQuery = (url: string): string => url.split('?')[0] ?? '';

/** Statuses of a missing record; also of a wrong key (docs/reference/digitaltmuseum.md#search). */
const MISSING = new Set([400, 404, 410]);

async function fetchJson(
  fetch: GuardedFetch,
  { url, body, headers }: ExternalRequest,
  timeoutMs: number,
): Promise<ExternalResponse> {
  const sent = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body }),
    headers: {
      accept: 'application/json, application/geo+json',
      'user-agent': PRODUCT_NAME,
      ...sent,
      ...headers,
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (MISSING.has(response.status)) {
    await response.body?.cancel();
    return { status: 'missing' };
  }
  if (!response.ok) throw new Error(`HTTP error: ${response.status}`);
  const parsed: unknown = JSON.parse(await readText(response));
  return { status: 'found', body: parsed };
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} letters`);
  }
  return text + decoder.decode();
}

function withPatience<T>(pending: Promise<T>, fallback: T, patienceMs: number): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(fallback), patienceMs);
  void pending.then(resolve).finally(() => clearTimeout(timer));
  return promise;
}
