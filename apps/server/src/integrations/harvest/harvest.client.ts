/**
 * A polite HTTP client: rate-limited per host, identified by name and contact, with retries for a
 * busy service and limits on time and size. The outcome is a value.
 * The operator may enter any URL, also of the own network. A URL from a response (redirect, image,
 * next page) must not lead from the public web to the operator's machine or network (SSRF).
 */
import { type Message, MessageError, msg, translate, type Translate } from '@varde/domain/message';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Response } from 'undici';
import { createGuardedFetch, type GuardedFetch, OwnNetworkError } from '../guarded-fetch.ts';

type FetchResult<T> =
  | { readonly status: 'found'; readonly value: T; readonly url: string }
  | { readonly status: 'missing' }
  /** `why` is a message for the operator. */
  | { readonly status: 'failed'; readonly why: string };

export interface HarvestClient {
  readText(url: string, accept?: string): Promise<FetchResult<Uint8Array>>;
  readJson(url: string): Promise<FetchResult<unknown>>;
  save(url: string, file: string): Promise<FetchResult<number>>;
}

export interface HarvestClientOptions {
  /** Includes the operator's contact. */
  readonly userAgent: string;
  /** Between two requests to one host. */
  readonly delayMs: number;
  /** Whether the operator entered a URL of the own network. */
  readonly allowsPrivate: boolean;
  readonly timeoutMs?: number;
  /** Of an image. */
  readonly maxFileBytes?: number;
  readonly sleep?: (ms: number) => Promise<void>;
  /** Called before a retry. */
  readonly onWait?: (line: Message) => void;
  /** The language of reasons; default: English. */
  readonly t?: Translate;
  readonly now?: () => number;
}

const TIMEOUT_MS = 60_000;
/** Of a response that is read into memory; a page of a thousand features has a few MB. */
const MAX_TEXT_BYTES = 64_000_000;
const MAX_FILE_BYTES = 60_000_000;
const MAX_REDIRECTS = 5;
const MAX_ATTEMPTS = 4;

const MISSING = new Set([404, 410]);
const BUSY = new Set([429, 500, 502, 503, 504]);
const ACCEPT_IMAGES = 'image/jpeg,image/png,image/webp;q=0.5,image/*;q=0.1';

type BodyReader<T> = (body: ReadableStream<Uint8Array> | null) => Promise<T>;

/** An error that is not retried. */
class PermanentError extends MessageError {}

export function createHarvestClient(options: HarvestClientOptions): HarvestClient {
  const { maxFileBytes = MAX_FILE_BYTES, t = translate } = options;
  const request = createRequester(options);
  const client: HarvestClient = {
    readText: (url, accept = '*/*') => request(url, accept, readBytes),
    async readJson(url) {
      const result = await request(url, 'application/json', readBytes);
      return result.status === 'found' ? parsed(result, t) : result;
    },
    save: (url, file) => request(url, ACCEPT_IMAGES, (body) => writeTo(file, body, maxFileBytes)),
  };
  return client;
}

function parsed(
  result: Extract<FetchResult<Uint8Array>, { status: 'found' }>,
  t: Translate,
): FetchResult<unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(result.value));
    return { ...result, value };
  } catch {
    return { status: 'failed', why: t(msg`${result.url} answers with something that is not JSON`) };
  }
}

function createRequester(options: HarvestClientOptions) {
  const { sleep = pause, now = Date.now, t = translate } = options;
  const free = new Map<string, number>();
  // What the operator named in the own network may lead anywhere in it.
  const guarded = createGuardedFetch(options.allowsPrivate ? { isAllowed: () => true } : {});
  const waitForTurn: WaitForTurn = async (host) => {
    const wait = (free.get(host) ?? 0) - now();
    if (wait > 0) await sleep(wait);
    free.set(host, now() + options.delayMs);
  };
  return async <T>(url: string, accept: string, read: BodyReader<T>): Promise<FetchResult<T>> => {
    const requestOnce = async (): Promise<AttemptResult<T>> => {
      try {
        const fetch = await guarded;
        const response = await follow(url, accept, { ...options, fetch }, waitForTurn);
        return await readResponse(response, { url, read, t });
      } catch (error) {
        const why = t(reasonOf(error, url));
        if (error instanceof PermanentError) return { status: 'failed', why };
        return { status: 'busy', why, retryAfter: null };
      }
    };
    let result = await requestOnce();
    for (let attempt = 1; attempt < MAX_ATTEMPTS && result.status === 'busy'; attempt++) {
      const wait = retryDelay(attempt, result.retryAfter, now());
      options.onWait?.(msg`${result.why}: trying again in ${Math.ceil(wait / 1_000)} s.`);
      await sleep(wait);
      result = await requestOnce();
    }
    return result.status === 'busy' ? { status: 'failed', why: result.why } : result;
  };
}

type WaitForTurn = (host: string) => Promise<void>;

/** `busy`: retried. */
type AttemptResult<T> =
  | FetchResult<T>
  | { readonly status: 'busy'; readonly why: string; readonly retryAfter: string | null };

async function readResponse<T>(
  response: Response,
  { url: requestUrl, read, t }: { url: string; read: BodyReader<T>; t: Translate },
): Promise<AttemptResult<T>> {
  const { status, headers, url } = response;
  if (response.ok)
    return { status: 'found', value: await read(response.body), url: url || requestUrl };
  await response.body?.cancel();
  if (MISSING.has(status)) return { status: 'missing' };
  const why = t(msg`${named(requestUrl)} answers with HTTP ${status}`);
  if (!BUSY.has(status)) return { status: 'failed', why };
  return { status: 'busy', why, retryAfter: headers.get('retry-after') };
}

async function follow(
  start: string,
  accept: string,
  options: HarvestClientOptions & { readonly fetch: GuardedFetch },
  waitForTurn: WaitForTurn,
): Promise<Response> {
  let currentUrl = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const url = webUrl(currentUrl);
    await waitForTurn(url.host);
    const request = options.fetch(url.href, {
      redirect: 'manual',
      headers: { accept, 'user-agent': options.userAgent },
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    });
    const response = await request.catch((error: unknown) => throwForOwnNetwork(error, url.href));
    const next =
      response.status >= 300 && response.status < 400 && response.headers.get('location');
    if (!next) return response;
    await response.body?.cancel();
    currentUrl = URL.parse(next, url.href)?.href ?? '';
  }
  throw new PermanentError(msg`${named(start)} leads on and on`);
}

function webUrl(href: string): URL {
  const url = URL.parse(href);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new PermanentError(msg`'${href}' is not a web URL`);
}

function throwForOwnNetwork(error: unknown, href: string): never {
  if (error instanceof Error && error.cause instanceof OwnNetworkError)
    throw new PermanentError(msg`${named(href)} is a URL of this machine or its network`);
  throw error;
}

async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of counted(body, MAX_TEXT_BYTES)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function writeTo(
  file: string,
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<number> {
  let bytes = 0;
  const count = async function* () {
    for await (const chunk of counted(body, most)) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(Readable.from(count()), createWriteStream(file));
  return bytes;
}

async function* counted(body: ReadableStream<Uint8Array> | null, most: number) {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new PermanentError(msg`more than ${most / 1e6} MB`);
    yield chunk;
  }
}

function reasonOf(error: unknown, url: string): Message {
  if (error instanceof PermanentError) return error.text;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return msg`${named(url)} does not answer in time`;
  return msg`${named(url)} cannot be reached`;
}

/** Query strings contain API keys. */
const named = (url: string): string => url.split('?')[0] ?? '';

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Maximum delay before a retry. */
const MAX_DELAY_MS = 120_000;
const FIRST_DELAY_MS = 2_000;

/** Delay before the next attempt: `Retry-After` (RFC 9110 §10.2.3), else exponential backoff. */
export function retryDelay(attempt: number, retryAfter: string | null, now: number): number {
  const requestedMs = retryAfter === null ? undefined : readRetryAfter(retryAfter, now);
  return Math.min(MAX_DELAY_MS, Math.max(0, requestedMs ?? FIRST_DELAY_MS * 2 ** (attempt - 1)));
}

function readRetryAfter(text: string, now: number): number | undefined {
  if (/^\d+$/.test(text.trim())) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at - now;
}
