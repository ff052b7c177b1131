import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { refuseWriting } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import { sendFile } from '#http/send-file.ts';
import type { StreamsService } from './streams.service.ts';

const params = Type.Object({
  version: Type.Integer({ minimum: 1, maximum: 9_999 }),
  identifier: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  '*': Type.String({ maxLength: 40 }),
});
type Params = Type.Static<typeof params>;

/** Players on other sites may read them as they may read the film itself. */
const CORS = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Playlists and pieces of films; as with all media, whoever knows the address may fetch it. */
export function registerStreams(app: FastifyInstance, streams: StreamsService): void {
  const url = '/media/stream/:version/:identifier/*';
  refuseWriting(app, url);
  app.get<{ Params: Params }>(url, { schema: { hide: true, params } }, async (request, reply) => {
    const { version, identifier, '*': name } = request.params;
    const file = await streams.file(version, identifier, name);
    if (!file) throw new ProblemError('not-found');
    return sendFile(request, reply.headers(CORS), file);
  });
}
