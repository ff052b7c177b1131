/**
 * Sends a public answer: a strong ETag from the bytes, 304 when the caller has them already. The tag names the encoding too,
 * because a strong tag stands for the very bytes sent (RFC 9110 §8.8.3.3).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FRESH_MS, type Answer } from './answer-cache.ts';
import { chooseEncoding, compress, type Encoding } from './encoding.ts';

export const PUBLIC_CACHE = `public, max-age=${FRESH_MS / 1000}, stale-while-revalidate=600`;
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers besides the address that a public answer depends on. */
export const VARY = 'Accept-Encoding, Preview-Key, Unlock-Grant';

/** Of the answers of the product API. */
const JSON_HEADERS = { 'Content-Type': JSON_TYPE, 'Cache-Control': PUBLIC_CACHE, Vary: VARY };

export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply | Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer.bytes);
  const tag = encoding ? `"${answer.hash}-${encoding}"` : `"${answer.hash}"`;
  // A 304 carries what a cache needs to keep its copy (RFC 9110 §15.4.5).
  reply.headers({ ...JSON_HEADERS, ...answer.headers, ETag: tag });
  if (isKnown(request.headers['if-none-match'], tag))
    return reply.removeHeader('Content-Type').code(304).send();
  if (!encoding) return reply.send(answer.text);
  reply.header('Content-Encoding', encoding);
  const encoded = answer.encoded.get(encoding) ?? compressOnce(answer, encoding);
  return 'then' in encoded ? encoded.then((bytes) => reply.send(bytes)) : reply.send(encoded);
}

/** One compression, however many ask for it at the same time. */
function compressOnce({ text, encoded }: Answer, encoding: Encoding): Promise<Buffer> {
  const pending = compress(Buffer.from(text), encoding);
  encoded.set(encoding, pending);
  pending.then(
    (bytes) => encoded.set(encoding, bytes),
    () => encoded.delete(encoding),
  );
  return pending;
}

/**
 * Whether `If-None-Match` names the very bytes that would be sent. Tags are compared weakly, as RFC 9110 §13.1.2 asks. A tag
 * of another encoding does not count: a shared cache would hand that encoding to a caller who cannot read it.
 */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
