/**
 * A polite HTTP client: rate-limited per host, identified by name and contact, with retries for a
 * busy service and limits on time and size. The outcome is a value.
 *
 * The operator may enter any URL, also of the own network. A URL from a response (redirect, image,
 * next page) must not lead from the public web to the operator's machine or network (SSRF).
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPrivateHost } from './private-network.ts';

type Fetched<T> =
  | { readonly status: 'found'; readonly value: T; readonly url: string }
  | { readonly status: 'missing' }
  /** `why` is a message for the operator. */
  | { readonly status: 'failed'; readonly why: string };

export interface HarvestClient {
  readText(url: string, accept?: string): Promise<Fetched<Uint8Array>>;
  readJson(url: string): Promise<Fetched<unknown>>;
  /** Downloads to a file. */
  save(url: string, file: string): Promise<Fetched<number>>;
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
  readonly onWait?: (line: string) => void;
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

type Read<T> = (body: ReadableStream<Uint8Array> | null) => Promise<T>;

/** An error that is not retried. */
class Refused extends Error {}

export function createHarvestClient(options: HarvestClientOptions): HarvestClient {
  const { maxFileBytes = MAX_FILE_BYTES } = options;
  const request = createRequester(options);
  const client: HarvestClient = {
    readText: (url, accept = '*/*') => request(url, accept, readBytes),
    async readJson(url) {
      const result = await request(url, 'application/json', readBytes);
      return result.status === 'found' ? parsed(result) : result;
    },
    save: (url, file) => request(url, ACCEPT_IMAGES, (body) => writeTo(file, body, maxFileBytes)),
  };
  return client;
}

function parsed(result: Extract<Fetched<Uint8Array>, { status: 'found' }>): Fetched<unknown> {
  try {
    return { ...result, value: JSON.parse(new TextDecoder().decode(result.value)) as unknown };
  } catch {
    return { status: 'failed', why: `${result.url} answers with something that is not JSON` };
  }
}

function createRequester(options: HarvestClientOptions) {
  const { sleep = pause, now = Date.now } = options;
  const free = new Map<string, number>();
  const waitForTurn: WaitForTurn = async (host) => {
    const wait = (free.get(host) ?? 0) - now();
    if (wait > 0) await sleep(wait);
    free.set(host, now() + options.delayMs);
  };
  return async <T>(url: string, accept: string, read: Read<T>): Promise<Fetched<T>> => {
    const requestOnce = async (): Promise<AttemptResult<T>> => {
      try {
        return await readResponse(await follow(url, accept, options, waitForTurn), url, read);
      } catch (error) {
        const why = reasonOf(error, url);
        if (error instanceof Refused) return { status: 'failed', why };
        return { status: 'busy', why, retryAfter: null };
      }
    };
    let result = await requestOnce();
    for (let attempt = 1; attempt < MAX_ATTEMPTS && result.status === 'busy'; attempt++) {
      const wait = retryDelay(attempt, result.retryAfter, now());
      options.onWait?.(`${result.why}: trying again in ${Math.ceil(wait / 1_000)} s.`);
      await sleep(wait);
      result = await requestOnce();
    }
    return result.status === 'busy' ? { status: 'failed', why: result.why } : result;
  };
}

type WaitForTurn = (host: string) => Promise<void>;

/** `busy`: retried. */
type AttemptResult<T> =
  | Fetched<T>
  | { readonly status: 'busy'; readonly why: string; readonly retryAfter: string | null };

async function readResponse<T>(
  response: Response,
  requestUrl: string,
  read: Read<T>,
): Promise<AttemptResult<T>> {
  const { status, headers, url } = response;
  if (response.ok)
    return { status: 'found', value: await read(response.body), url: url || requestUrl };
  await response.body?.cancel();
  if (MISSING.has(status)) return { status: 'missing' };
  const why = `${named(requestUrl)} answers with HTTP ${status}`;
  if (!BUSY.has(status)) return { status: 'failed', why };
  return { status: 'busy', why, retryAfter: headers.get('retry-after') };
}

async function follow(
  start: string,
  accept: string,
  options: HarvestClientOptions,
  waitForTurn: WaitForTurn,
): Promise<Response> {
  let currentUrl = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const url = await allowed(currentUrl, options);
    await waitForTurn(url.host);
    const response = await fetch(url.href, {
      redirect: 'manual',
      headers: { accept, 'user-agent': options.userAgent },
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    });
    const next =
      response.status >= 300 && response.status < 400 && response.headers.get('location');
    if (!next) return response;
    await response.body?.cancel();
    currentUrl = URL.parse(next, url.href)?.href ?? '';
  }
  throw new Refused(`${named(start)} leads on and on`);
}

async function allowed(href: string, { allowsPrivate }: HarvestClientOptions): Promise<URL> {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Refused(`'${href}' is no web address`);
  if (!allowsPrivate && (await isPrivateHost(url.hostname)))
    throw new Refused(`${named(href)} is an address of this machine or its network`);
  return url;
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
    if (bytes > most) throw new Refused(`more than ${most / 1e6} MB`);
    yield chunk;
  }
}

function reasonOf(error: unknown, url: string): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `${named(url)} does not answer in time`;
  return `${named(url)} cannot be reached`;
}

/** Query strings contain API keys. */
const named = (url: string): string => url.split('?')[0] ?? '';

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Maximum delay before a retry. */
const MOST_MS = 120_000;
const FIRST_MS = 2_000;

/** Delay before the next attempt: `Retry-After` (RFC 9110 §10.2.3), else exponential backoff. */
export function retryDelay(attempt: number, retryAfter: string | null, now: number): number {
  const requestedMs = retryAfter === null ? undefined : readRetryAfter(retryAfter, now);
  return Math.min(MOST_MS, Math.max(0, requestedMs ?? FIRST_MS * 2 ** (attempt - 1)));
}

function readRetryAfter(text: string, now: number): number | undefined {
  if (/^\d+$/.test(text.trim())) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at - now;
}
