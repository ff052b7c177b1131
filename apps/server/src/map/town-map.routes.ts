import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '#http/response-cache.ts';
import { readOnlyRoute } from '#http/method-not-allowed.ts';
import { OPEN_TO_ALL, sendResponse } from '#http/send-response.ts';
import { presentTownMap, type TownMapService } from './town-map.service.ts';

const TOWN_MAP_URL = '/basemap/plan.geojson';
const HEADERS = { ...OPEN_TO_ALL, 'Content-Type': 'application/geo+json', Vary: 'Accept-Encoding' };

/**
 * What the map draws from near; empty where the pack has no plan. Open to all, since the embedded
 * build asks from elsewhere.
 */
export function registerTownMap(
  app: FastifyInstance,
  townMap: TownMapService,
  responses: ResponseCache,
): void {
  readOnlyRoute(app, TOWN_MAP_URL, {}, async (request, reply) => {
    const response = await responses.read(TOWN_MAP_URL, TOWN_MAP_URL, async () => ({
      text: JSON.stringify(presentTownMap(await townMap.find())),
      headers: HEADERS,
    }));
    return sendResponse(request, reply, response);
  });
}
