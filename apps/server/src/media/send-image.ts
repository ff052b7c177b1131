import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '#http/problems.ts';
import { isKnown } from '#http/send-response.ts';
import { clientOf } from '#http/work-classes.ts';
import type { ImageRendition } from './images.service.ts';

/** Sends an image with a strong ETag. A conditional request that matches skips the rendering. */
export async function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  { hash, contentType, cacheControl, load }: ImageRendition,
): Promise<FastifyReply> {
  const tag = `"${hash}"`;
  const headers = { ETag: tag, 'Cache-Control': cacheControl };
  if (isKnown(request.headers['if-none-match'], tag))
    return reply.code(304).headers(headers).send();
  const bytes = await load(clientOf(request, reply));
  if (!bytes) throw new ProblemError('not-found');
  return reply
    .headers({ ...headers, 'Content-Length': bytes.length })
    .type(contentType)
    .send(bytes.body);
}
