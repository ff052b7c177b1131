import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import { IMMUTABLE_CACHE, sendFile } from '#http/send-file.ts';
import { STREAM_FILE } from './ladder.ts';
import { STREAM_VERSION } from './stream-address.ts';
import { bringStreamFile } from './stream-folder.ts';
import { findStream } from './streams.repository.ts';

const params = Type.Object({
  version: Type.String({ pattern: '^\\d{1,4}$' }),
  identifier: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  '*': Type.String({ maxLength: 40 }),
});
type Params = Type.Static<typeof params>;

const TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
};

/** Players on other sites may read them as they may read the film itself. */
const CORS = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Playlists and pieces of films; as with all media, whoever knows the address may fetch it. */
export function registerStreams(
  app: FastifyInstance,
  { database, mediaStore }: Pick<Context, 'database' | 'mediaStore'>,
): void {
  const url = '/media/stream/:version/:identifier/*';
  refuseWriting(app, url);
  app.get<{ Params: Params }>(url, { schema: { hide: true, params } }, async (request, reply) => {
    const { version, identifier, '*': file } = request.params;
    if (!STREAM_FILE.test(file) || Number(version) !== STREAM_VERSION)
      throw new ProblemError('not-found');
    const sha256 = await findStream(database, identifier, STREAM_VERSION);
    if (sha256 === undefined) throw new ProblemError('not-found');
    const path = await bringStreamFile(mediaStore, sha256, file);
    if (path === undefined) throw new ProblemError('not-found');
    return sendFile(request, reply.headers(CORS), {
      path,
      hash: `${identifier}-${STREAM_VERSION}-${file.replaceAll('/', '-')}`,
      contentType: TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      cacheControl: IMMUTABLE_CACHE,
    });
  });
}
