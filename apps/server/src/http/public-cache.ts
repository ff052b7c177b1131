/**
 * Caching of public answers: a strong ETag from the bytes, 304 when the caller has them already. The tag names the
 * encoding too, because a strong tag stands for the very bytes sent (RFC 9110 §8.8.3.3).
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=600';

export function cachePublicly(app: FastifyInstance): void {
  app.addHook('onSend', tagAnswer);
  // The compressing hook joins each route when it is added; ours must come after it.
  app.addHook('onRoute', (route) => {
    const present = route.onSend ?? [];
    route.onSend = [...(Array.isArray(present) ? present : [present]), nameEncoding];
  });
}

async function tagAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const hash = createHash('sha256').update(payload).digest('base64url').slice(0, 22);
  reply.headers({ 'Cache-Control': PUBLIC_CACHE, Vary: 'accept-encoding', ETag: `"${hash}"` });
  const known = knownTag(request.headers['if-none-match'], hash);
  if (!known) return payload;
  reply.code(304).header('ETag', known).removeHeader('Content-Type').removeHeader('Content-Length');
  return null;
}

async function nameEncoding(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const encoding = reply.getHeader('Content-Encoding');
  const tag = reply.getHeader('ETag');
  if (typeof encoding === 'string' && typeof tag === 'string') {
    reply.header('ETag', tag.replace(/"$/, `-${encoding}"`));
  }
  return payload;
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
