/**
 * Responds to repeated requests for cached public responses before the framework sees them. Stores
 * what the app has sent, headers included, by everything of the request that it can depend on, and
 * sends it again while the app's cache would. All other requests go to the app.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { FRESH_MS } from './response-cache.ts';
import { CORRELATION_HEADER, correlationIdOf } from './response-headers.ts';
import { sentFromCache } from './send-response.ts';

export interface ReadyResponses {
  /** A listener that passes to the app what is not ready. */
  readonly before: (app: RequestListener) => RequestListener;
  /** Stores what the app sends from its caches, until the app closes. */
  readonly learnFrom: (app: FastifyInstance) => void;
  /** Calls it for every response that the app has not seen. */
  readonly onSent: (notify: (sent: SentRequest) => void) => void;
  /** Responses that the app has not seen. */
  readonly sent: number;
}

/** A request and its response, as the log and the metrics need them. */
interface SentRequest {
  readonly correlationId: string;
  readonly method: string;
  /** The route template, never a URL. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

interface ReadyOptions {
  /** Whether forwarding headers of some IP addresses are trusted. */
  readonly hasProxies: boolean;
  readonly maxBytes?: number;
}

interface ReadyResponse {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** Names and values in turn, the form that Node writes fastest. */
  readonly head: readonly string[];
  /** Where the correlation id is in it. */
  readonly idAt: number;
  /** Absent with HEAD and 304. */
  readonly body: Buffer | undefined;
  readonly reuse: () => boolean;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** Approximate overhead of an entry besides body, head and signature. */
const OVERHEAD_BYTES = 500;

/** Request headers that the app reads for a cached response. */
const KEYED_HEADERS = [
  'host',
  'api-key',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-none-match',
  'origin',
  'x-varde-language',
] as const;
/** The same where proxies are trusted. */
const FORWARDED_HEADERS = ['x-forwarded-host', 'x-forwarded-proto'] as const;
/** A request with one of these goes to the app: it is not anonymous, or not a plain read. */
const REFUSED_HEADERS = [
  'authorization',
  'preview-key',
  'unlock-grant',
  'range',
  'access-control-request-method',
  'content-length',
  'transfer-encoding',
  'x-no-compression',
] as const;
/** Those of the site itself: any other may belong to one visitor, or to a session. */
const KNOWN_COOKIES = /^(?:(?:language|env|__Host-env)=[\w-]*(?:; |$))+$/;
/** Written by Node for each connection and response. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);
const CORRELATION_NAME = CORRELATION_HEADER.toLowerCase();

export function createReadyResponses(options: ReadyOptions): ReadyResponses {
  return new LruReadyResponses(options);
}

class LruReadyResponses implements ReadyResponses {
  readonly #hasProxies: boolean;
  readonly #entries: LRUCache<string, ReadyResponse>;
  /** Of the requests that the app handles. */
  readonly #signatures = new WeakMap<IncomingMessage, string>();
  readonly #listeners: ((sent: SentRequest) => void)[] = [];
  #isClosed = false;
  #sent = 0;

  constructor({ hasProxies, maxBytes = MAX_BYTES }: ReadyOptions) {
    this.#hasProxies = hasProxies;
    // A body counts for each entry, as it outlives the cached response that it belongs to.
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      ttl: FRESH_MS,
      ttlResolution: 1_000,
      sizeCalculation: ({ head, body }, signature) =>
        head.join('').length + signature.length + (body?.length ?? 0) + OVERHEAD_BYTES,
    });
  }

  before(app: RequestListener): RequestListener {
    return (request, response) => {
      const signature = signatureOf(request, this.#hasProxies);
      const ready = signature === undefined ? undefined : this.#find(signature);
      if (ready) return this.#send(ready, request, response);
      if (signature !== undefined) this.#signatures.set(request, signature);
      return app(request, response);
    };
  }

  learnFrom(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const signature = this.#signatures.get(request.raw);
      const ready = signature !== undefined && readyResponse(request, reply);
      if (ready && !this.#isClosed) this.#entries.set(signature, ready);
      done();
    });
    // Entries that are not requested again would stay until the cache is full.
    const sweeping = setInterval(() => this.#entries.purgeStale(), FRESH_MS).unref();
    app.addHook('preClose', async () => {
      clearInterval(sweeping);
      this.#isClosed = true;
      this.#entries.clear();
    });
  }

  onSent(notify: (sent: SentRequest) => void): void {
    this.#listeners.push(notify);
  }

  get sent(): number {
    return this.#sent;
  }

  #find(signature: string): ReadyResponse | undefined {
    const ready = this.#entries.get(signature);
    if (!ready || ready.reuse()) return ready;
    this.#entries.delete(signature);
    return undefined;
  }

  #send(ready: ReadyResponse, request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    const { method, route, status, head, idAt, body } = ready;
    const correlationId = correlationIdOf(request);
    response.once('finish', () => {
      const ms = performance.now() - start;
      const sent = { correlationId, method, route, status, ms };
      for (const notify of this.#listeners) notify(sent);
    });
    response.writeHead(status, head.with(idAt, correlationId));
    response.end(body);
    this.#sent += 1;
  }
}

/**
 * Equal for requests to which the app would send the same cached response; `undefined` for those
 * that go to the app.
 */
export function signatureOf(
  { method, url, headers, socket }: IncomingMessage,
  hasProxies: boolean,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (REFUSED_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
  if (headers.cookie !== undefined && !KNOWN_COOKIES.test(headers.cookie)) return undefined;
  let signature = `${method} ${url}`;
  // No header contains a line end: an absent one differs from an empty one.
  for (const name of KEYED_HEADERS) signature += part(headers[name]);
  if (!hasProxies) return signature;
  for (const name of FORWARDED_HEADERS) signature += part(headers[name]);
  return `${signature}\n${socket.remoteAddress}`;
}

const part = (value: string | readonly string[] | undefined): string =>
  value === undefined ? '\n' : `\n ${String(value)}`;

/** `undefined` when the response is not from a cache, or was changed on its way. */
function readyResponse(request: FastifyRequest, reply: FastifyReply): ReadyResponse | undefined {
  const sent = sentFromCache(request);
  const { url: route } = request.routeOptions;
  const { statusCode: status } = reply;
  if (!sent || route === undefined || (status !== 200 && status !== 304)) return undefined;
  const headers = reply.getHeaders();
  // A response with a cookie is for one visitor.
  if (headers['set-cookie'] !== undefined) return undefined;
  const { response, body } = sent;
  if (body && Number(headers['content-length']) !== body.length) return undefined;
  const head = Object.entries(headers)
    .filter(([name]) => !OF_CONNECTION.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const { method } = request;
  return {
    method,
    route,
    status,
    head,
    idAt: head.indexOf(CORRELATION_NAME) + 1,
    body: method === 'HEAD' ? undefined : body,
    reuse: response.reuse,
  };
}
