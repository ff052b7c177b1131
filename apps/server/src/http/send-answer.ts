/**
 * Sends a public answer: a strong ETag from the bytes, 304 when the caller has them already. The tag names the encoding too,
 * because a strong tag stands for the very bytes sent (RFC 9110 §8.8.3.3).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodedBody, FRESH_MS, type Answer } from './answer-cache.ts';

export const PUBLIC_CACHE = `public, max-age=${FRESH_MS / 1000}, stale-while-revalidate=600`;
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers besides the address that a public answer depends on. */
export const VARY = 'Accept-Encoding, Preview-Key, Unlock-Grant';

export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  reply.headers({ 'Cache-Control': PUBLIC_CACHE, Vary: VARY });
  const known = knownTag(request.headers['if-none-match'], answer.hash);
  if (known) return reply.code(304).header('ETag', known).send();
  const { body, encoding } = await encodedBody(answer, request.headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  reply.header('ETag', encoding ? `"${answer.hash}-${encoding}"` : `"${answer.hash}"`);
  return reply.type(JSON_TYPE).send(body);
}

/** The tag of `If-None-Match` that stands for these bytes in any encoding, compared weakly as RFC 9110 §13.1.2 asks. */
export function knownTag(ifNoneMatch: string | undefined, hash: string): string | undefined {
  if (ifNoneMatch === undefined) return undefined;
  if (ifNoneMatch.trim() === '*') return `"${hash}"`;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.find(
    (tag) => tag === `"${hash}"` || (tag.startsWith(`"${hash}-`) && tag.endsWith('"')),
  );
}
