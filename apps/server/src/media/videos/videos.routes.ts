import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { OPEN_TO_ALL } from '#http/send-response.ts';
import { ProblemError } from '#http/problems.ts';
import { sendFile } from '#http/send-file.ts';
import type { StreamsService } from './videos.service.ts';

const params = Type.Object({
  version: Type.Integer({ minimum: 1, maximum: 9_999 }),
  identifier: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  '*': Type.String({ maxLength: 40 }),
});

/** Playlists and segments; as for all media, knowing the URL grants access. */
export function registerStreams(app: FastifyInstance, streams: StreamsService): void {
  const url = '/media/stream/:version/:identifier/*';
  readOnlyRoute(app, url, { params }, async (request, reply) => {
    const { version, identifier, '*': name } = request.params;
    const file = await streams.file(version, identifier, name);
    if (!file) throw new ProblemError('not-found');
    return sendFile(request, reply.headers(OPEN_TO_ALL), file);
  });
}
