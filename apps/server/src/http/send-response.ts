/**
 * Sends a public response with a strong ETag, or 304; or a redirect. The tag includes the encoding,
 * because a strong tag identifies the exact bytes (RFC 9110 §8.8.3.3).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Encoding } from './negotiation.ts';
import { FRESH_MS, type CachedResponse, nameText } from './response-cache.ts';

export const PUBLIC_CACHE = `public, max-age=${FRESH_MS / 1000}, stale-while-revalidate=600`;
export const JSON_TYPE = 'application/json; charset=utf-8';

export const VARY = 'Accept-Encoding, Preview-Key, Unlock-Grant';

/** Default headers: those of the product API. */
const JSON_HEADERS = { 'Content-Type': JSON_TYPE, 'Cache-Control': PUBLIC_CACHE, Vary: VARY };

export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
  if (response.status !== 200)
    return sendBody(reply.code(response.status).headers(response.headers), response, response.body);
  const encoding = chooseEncoding(request.headers['accept-encoding'], response.body.length);
  const tag = encoding ? `"${response.hash}-${encoding}"` : `"${response.hash}"`;
  // A 304 carries what a cache needs to update its copy (RFC 9110 §15.4.5).
  reply.headers({ ...JSON_HEADERS, ...response.headers, ETag: tag });
  if (isKnown(request.headers['if-none-match'], tag))
    return sendBody(reply.removeHeader('Content-Type').code(304), response);
  if (!encoding) return sendBody(reply, response, response.body);
  reply.header('Content-Encoding', encoding);
  const encoded = response.encoded.get(encoding) ?? compressOnce(response, encoding);
  return 'then' in encoded
    ? encoded.then((bytes) => sendBody(reply, response, bytes))
    : sendBody(reply, response, encoded);
}

/** The body that was sent of a cached response; `undefined` with a 304. */
interface SentFromCache {
  readonly response: CachedResponse;
  readonly body: Buffer | undefined;
}

const sent = new WeakMap<FastifyRequest, SentFromCache>();

export const sentFromCache = (request: FastifyRequest): SentFromCache | undefined =>
  sent.get(request);

function sendBody(reply: FastifyReply, response: CachedResponse, body?: Buffer): FastifyReply {
  sent.set(reply.request, { response, body });
  return reply.send(body);
}

interface RenderedText {
  readonly body: string;
  readonly type: string;
  readonly vary?: readonly string[];
  /** Further headers; omitted on 304. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a text rendered for this request, with a strong ETag. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, vary = [], headers = {} }: RenderedText,
): FastifyReply {
  const tag = `"${nameText(type, body)}"`;
  reply.headers({ ETag: tag, 'Cache-Control': PUBLIC_CACHE });
  if (vary.length > 0) reply.header('Vary', vary.join(', '));
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  // As bytes: the framework would add a charset to a string, and JSON-LD has none.
  return reply.headers({ 'Content-Type': type, ...headers }).send(Buffer.from(body));
}

/** Concurrent requests share one compression. */
function compressOnce({ body, encoded }: CachedResponse, encoding: Encoding): Promise<Buffer> {
  const pending = compress(body, encoding);
  encoded.set(encoding, pending);
  pending.then(
    (bytes) => encoded.set(encoding, bytes),
    () => encoded.delete(encoding),
  );
  return pending;
}

/**
 * Whether `If-None-Match` contains the tag, by weak comparison (RFC 9110 §13.1.2). A tag of another
 * encoding does not match: a shared cache would serve that encoding to clients without it.
 */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}

/**
 * Headers that let any site read and embed media and manifests: viewers and players run on other
 * sites, and a video with captions needs both.
 */
export const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;
