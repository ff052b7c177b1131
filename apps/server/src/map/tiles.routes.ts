import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { ProblemError } from '#http/problems.ts';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { IMMUTABLE_CACHE, sendFile } from '#http/send-file.ts';
import type { TilesService } from './tiles.service.ts';

const params = Type.Object({ file: Type.String({ pattern: '^[a-z0-9-]{1,64}\\.pmtiles$' }) });
const querystring = Type.Object({ v: Type.Optional(Type.String()) });

const REVALIDATED_HOURLY = 'public, max-age=3600';

/** `/basemap/<name>.pmtiles`; with `?v=<its hash>` browsers may cache it forever. */
export function registerTiles(app: FastifyInstance, tiles: TilesService): void {
  readOnlyRoute(app, '/basemap/:file', { params, querystring }, async (request, reply) => {
    const archive = await tiles.find(request.params.file.replace('.pmtiles', ''));
    if (!archive) throw new ProblemError('not-found');
    const isVersioned = request.query.v === archive.hash;
    return sendFile(request, reply, {
      ...archive,
      contentType: 'application/vnd.pmtiles',
      cacheControl: isVersioned ? IMMUTABLE_CACHE : REVALIDATED_HOURLY,
    });
  });
}
