import { basename, dirname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from './send-response.ts';

export interface SentFile {
  readonly path: string;
  /** Names the bytes: the same everywhere, unlike the file's date that the library would use. */
  readonly hash: string;
  readonly contentType: string;
  readonly cacheControl: string;
}

export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** Sends a file with strong ETag, 304 and ranges. The reply needs `@fastify/static`'s `sendFile`. */
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
  // A range of other bytes than these would make a broken file of old and new: the whole is sent instead.
  if (condition !== undefined && condition !== tag) delete request.headers.range;
  for (const settled of SETTLED_HERE) delete request.headers[settled];
  const options = { etag: false, lastModified: false, cacheControl: false, contentType: false };
  return reply.sendFile(basename(file.path), dirname(file.path), options);
}

const SETTLED_HERE = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
];
