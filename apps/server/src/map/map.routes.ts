import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import type { ResponseCache } from '#http/response-cache.ts';
import { IMMUTABLE_CACHE, sendFile } from '#http/send-file.ts';
import { OPEN_TO_ALL, sendResponse } from '#http/send-response.ts';
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

const TOWN_MAP_URL = '/basemap/plan.geojson';
const TOWN_MAP_HEADERS = {
  ...OPEN_TO_ALL,
  'Content-Type': 'application/geo+json',
  Vary: 'Accept-Encoding',
};

/** The town map as GeoJSON, readable from every origin: the embedded build is on another one. */
export function registerTownMap(
  app: FastifyInstance,
  readTownMap: () => Promise<object>,
  responses: ResponseCache,
): void {
  readOnlyRoute(app, TOWN_MAP_URL, {}, async (request, reply) => {
    const response = await responses.read({
      url: TOWN_MAP_URL,
      key: TOWN_MAP_URL,
      make: async () => ({
        text: JSON.stringify(await readTownMap()),
        headers: TOWN_MAP_HEADERS,
      }),
    });
    return sendResponse(request, reply, response);
  });
}
