import { basename, dirname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from './send-response.ts';

export interface SentFile {
  readonly path: string;
  /** Content hash: equal on all servers, unlike the file date that the library would use. */
  readonly hash: string;
  readonly contentType: string;
  readonly cacheControl: string;
}

export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** Sends a file with strong ETag, 304, ranges. The reply needs `@fastify/static`'s `sendFile`. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): FastifyReply {
  const tag = `"${file.hash}"`;
  reply.headers({ ETag: tag, 'Cache-Control': file.cacheControl }).type(file.contentType);
  const { 'if-none-match': known, 'if-range': condition } = request.headers;
  if (isKnown(known, tag)) {
    return reply.code(304).removeHeader('Content-Type').send();
  }
  // A range of a changed file would mix old and new bytes, so the full file is sent.
  if (condition !== undefined && condition !== tag) delete request.headers.range;
  for (const handled of HANDLED_HEADERS) delete request.headers[handled];
  const options = { etag: false, lastModified: false, cacheControl: false, contentType: false };
  return reply.sendFile(basename(file.path), dirname(file.path), options);
}

const HANDLED_HEADERS = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
];
