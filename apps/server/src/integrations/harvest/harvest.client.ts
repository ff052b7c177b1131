/**
 * A polite HTTP client: rate-limited per host, identified by name and contact, with retries for a
 * busy service and limits on time and size. The outcome is a value.
 * The operator may enter any URL, also of the own network. A URL from a response (redirect, image,
 * next page) must not lead from the public web to the operator's machine or network (SSRF).
 */
import { type Message, MessageError, msg, translate, type Translate } from '@varde/domain/message';
import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

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
  const waitForTurn: WaitForTurn = async (host) => {
    const wait = (free.get(host) ?? 0) - now();
    if (wait > 0) await sleep(wait);
    free.set(host, now() + options.delayMs);
  };
  return async <T>(url: string, accept: string, read: BodyReader<T>): Promise<FetchResult<T>> => {
    const requestOnce = async (): Promise<AttemptResult<T>> => {
      try {
        return await readResponse(await follow(url, accept, options, waitForTurn), {
          url,
          read,
          t,
        });
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
  throw new PermanentError(msg`${named(start)} leads on and on`);
}

async function allowed(href: string, { allowsPrivate }: HarvestClientOptions): Promise<URL> {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new PermanentError(msg`'${href}' is not a web URL`);
  if (!allowsPrivate && (await isPrivateHost(url.hostname)))
    throw new PermanentError(msg`${named(href)} is a URL of this machine or its network`);
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

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

function isPrivateIp(ipAddress: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress)?.[1];
  if (mapped) return isPrivateIp(mapped);
  const version = isIP(ipAddress);
  return version > 0 && PRIVATE.check(ipAddress, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether any IP address of a host is private; `false` for an unknown host. */
export async function isPrivateHost(hostname: string): Promise<boolean> {
  const name = hostname.replace(/^\[|\]$/g, '');
  if (isIP(name)) return isPrivateIp(name);
  const found = await lookup(name, { all: true }).catch(() => []);
  return found.some(({ address }) => isPrivateIp(address));
}
