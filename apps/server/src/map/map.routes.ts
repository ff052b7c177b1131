import { join } from 'node:path';
import { DEFAULT_LANGUAGE, languagePreference } from '@varde/domain/languages';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { PROJECT_ROOT } from '#config/config.ts';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { ProblemError } from '#http/problems.ts';
import { createResponseCache, type ResponseCache } from '#http/response-cache.ts';
import { CLOSED } from '#http/response-headers.ts';
import { IMMUTABLE_CACHE, sendFile } from '#http/send-file.ts';
import { OPEN_TO_ALL, sendResponse } from '#http/send-response.ts';
import { clientOf, type WorkClasses } from '#http/work-classes.ts';
import { createStaticTiles, type StaticTiles } from './static-tiles.service.ts';
import { createTilesService, type TilesService } from './tiles.service.ts';

/** Tiles of the bundled map, images of them, and the pack's town map. */
export function registerMap(
  app: FastifyInstance,
  readTownMap: () => Promise<object>,
  { responses, work }: { readonly responses: ResponseCache; readonly work: WorkClasses },
): void {
  const folder = join(PROJECT_ROOT, 'content/basemap');
  registerTiles(app, createTilesService(folder));
  registerStaticTiles(app, createStaticTiles(join(folder, 'nordic.pmtiles')), work);
  registerTownMap(app, readTownMap, responses);
}

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

/** Quarters of a zoom; the bundled archive ends at 10. */
const staticParams = Type.Object({
  zoom: Type.String({ pattern: String.raw`^(?:[2-9]|10)(?:\.(?:25|5|75))?$` }),
  x: Type.String({ pattern: String.raw`^\d{1,4}$` }),
  y: Type.String({ pattern: String.raw`^\d{1,4}$` }),
});
const staticQuery = Type.Object({
  language: Type.Optional(Type.String({ pattern: '^[a-z]{2,3}$' })),
  theme: Type.Optional(Type.Union([Type.Literal('light'), Type.Literal('dark')])),
});
/** Apart from the API's responses: anybody can request millions of tiles. */
const STATIC_CACHE_BYTES = 8 * 1024 * 1024;
const STATIC_HEADERS = {
  ...OPEN_TO_ALL,
  // Firefox applies it to an image, too, whose colours are in a style element.
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; ${CLOSED}`,
  'Content-Type': 'image/svg+xml',
  'Cache-Control': REVALIDATED_HOURLY,
  Vary: 'Accept-Encoding',
};

/** `/basemap/static/<zoom>/<x>/<y>`: a tile of the bundled map as an image (static-tiles.service.ts). */
export function registerStaticTiles(
  app: FastifyInstance,
  tiles: StaticTiles,
  work: WorkClasses,
): void {
  const responses = createResponseCache({ maxBytes: STATIC_CACHE_BYTES });
  const schema = { params: staticParams, querystring: staticQuery };
  readOnlyRoute(app, '/basemap/static/:zoom/:x/:y', schema, async (request, reply) => {
    const { params, url } = request;
    const { language = DEFAULT_LANGUAGE, theme = 'light' } = request.query;
    const [zoom, x, y] = [Number(params.zoom), Number(params.x), Number(params.y)];
    const side = 2 ** Math.floor(zoom);
    if (x >= side || y >= side) throw new ProblemError('not-found');
    const languages = languagePreference(language);
    const client = clientOf(request, reply);
    const response = await responses.read({
      url,
      key: [zoom, x, y, theme, ...languages].join(' '),
      signal: client.signal,
      make: async ({ signal }) => ({
        body: await work.image.run({ ...client, signal }, () =>
          tiles.draw({ zoom, x, y, theme, languages }),
        ),
        headers: STATIC_HEADERS,
      }),
    });
    return sendResponse(request, reply, response);
  });
}

const TOWN_MAP_URL = '/basemap/plan.geojson';
const TOWN_MAP_HEADERS = {
  ...OPEN_TO_ALL,
  'Content-Type': 'application/geo+json',
  Vary: 'Accept-Encoding',
};

/** The town map as GeoJSON, readable from every origin: the embedded build is on another one. */
function registerTownMap(
  app: FastifyInstance,
  readTownMap: () => Promise<object>,
  responses: ResponseCache,
): void {
  readOnlyRoute(app, TOWN_MAP_URL, {}, async (request, reply) => {
    const response = await responses.read({
      url: TOWN_MAP_URL,
      key: TOWN_MAP_URL,
      make: async () => ({
        body: JSON.stringify(await readTownMap()),
        headers: TOWN_MAP_HEADERS,
      }),
    });
    return sendResponse(request, reply, response);
  });
}
