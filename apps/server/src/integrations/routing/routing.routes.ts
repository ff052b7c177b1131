import type { WalkingRouteAnswer } from '@varde/contract/routing';
import { LOCATION_DECIMALS_ON_WIRE } from '@varde/domain/constants';
import { parseLocation, type LatLng } from '@varde/domain/geo';
import { malformedParameter, unavailable } from '#http/problems.ts';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-operation.ts';
import type { WalkingRoute } from './read-route.ts';
import type { RoutingService } from './routing.service.ts';

export function registerRouting(api: ProductApi, routing: RoutingService): void {
  registerCall(api, 'getWalkingRoute', async ({ query: { location, places } }) => {
    const from = location === undefined ? [] : [rounded(readPlace('location', location))];
    const through = places.split(';').map((place) => readPlace('places', place));
    if (from.length + through.length < 2)
      throw malformedParameter('places', 'must name at least two places, or one and location');
    const result = await routing.find([...from, ...through]);
    if (result.status === 'unavailable') throw unavailable('The router does not answer.');
    return { route: result.status === 'found' ? presentRoute(result.item) : null };
  });
}

/** @throws ProblemError for an invalid position */
function readPlace(parameter: string, text: string): LatLng {
  const place = parseLocation(text);
  if (!place) throw malformedParameter(parameter, 'must be lat,lng in degrees');
  return place;
}

/** Apps round it too (specification §7.2); here, so that no exact position reaches a router. */
function rounded({ lat, lng }: LatLng): LatLng {
  return { lat: round(lat, LOCATION_DECIMALS_ON_WIRE), lng: round(lng, LOCATION_DECIMALS_ON_WIRE) };
}

/** A resolution of 0.1 m. */
const LINE_DECIMALS = 6;

const presentRoute = (route: WalkingRoute): NonNullable<WalkingRouteAnswer['route']> => ({
  distance: Math.round(route.distance),
  duration: Math.round(route.duration),
  line: route.line.map(([lng, lat]) => [round(lng, LINE_DECIMALS), round(lat, LINE_DECIMALS)]),
});

const round = (degrees: number, decimals: number): number => Number(degrees.toFixed(decimals));
