import { LOCATION_DECIMALS_ON_WIRE } from '@varde/domain/constants';
import { parseLocation, type LatLng } from '@varde/domain/geo';
import { malformedParameter, unavailable } from '#http/problems.ts';
import type { ProductApi } from '#http/product-api.ts';
import { registerCall } from '#http/register-call.ts';
import { presentRoute } from './routing.presenter.ts';
import type { RoutingClient } from './routing.client.ts';

export function registerRouting(api: ProductApi, routing: RoutingClient): void {
  registerCall(api, 'getWalkingRoute', async ({ query: { location, places } }) => {
    const from = location === undefined ? [] : [rounded(readPlace('location', location))];
    const through = places.split(';').map((place) => readPlace('places', place));
    if (from.length + through.length < 2)
      throw malformedParameter('places', 'A way has two ends: give location, or more places.');
    const asked = await routing.find([...from, ...through]);
    if (asked.status === 'away') throw unavailable('The router does not answer.');
    return { route: asked.status === 'found' ? presentRoute(asked.item) : null };
  });
}

/** @throws on what is no place on the globe, whatever its form */
function readPlace(parameter: string, text: string): LatLng {
  const place = parseLocation(text);
  if (!place) throw malformedParameter(parameter, 'Give lat,lng in degrees.');
  return place;
}

/** Apps round it themselves (decisions.md §9); whoever does not is helped, so that no router knows where a visitor stands. */
function rounded({ lat, lng }: LatLng): LatLng {
  const round = (degrees: number): number => Number(degrees.toFixed(LOCATION_DECIMALS_ON_WIRE));
  return { lat: round(lat), lng: round(lng) };
}
