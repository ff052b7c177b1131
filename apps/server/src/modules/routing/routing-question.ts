/** How each router wants to be asked (external-services, 5.4). Pure. */
import type { LatLng } from '@varde/domain/geo';
import type { OutsideQuestion } from '#modules/outside/outside.client.ts';
import type { RoutingFormat, RoutingSettings } from './routing-settings.ts';

type Places = readonly LatLng[];

const lngLat = ({ lat, lng }: LatLng): string => `${lng},${lat}`;

const POINTS: Partial<Record<RoutingFormat, (places: Places) => string>> = {
  osrm: (places) => places.map(lngLat).join(';'),
  graphhopper: (places) => places.map(({ lat, lng }) => `point=${lat},${lng}`).join('&'),
};

const BODIES: Partial<Record<RoutingFormat, (places: Places) => object>> = {
  valhalla: (places) => ({
    locations: places.map(({ lat, lng }) => ({ lat, lon: lng })),
    costing: 'pedestrian',
    units: 'kilometers',
  }),
  openrouteservice: (places) => ({ coordinates: places.map(({ lat, lng }) => [lng, lat]) }),
};

export function routingQuestion(
  { format, base, path, key }: RoutingSettings,
  places: Places,
): OutsideQuestion {
  const points = POINTS[format]?.(places) ?? '';
  const address = base + path.replace('{points}', points).replace('{key}', encodeURIComponent(key));
  const body = BODIES[format]?.(places);
  if (!body) return { address };
  // Valhalla's own server wants no key; the others take it here.
  const headers: Record<string, string> = key ? { authorization: key } : {};
  return { address, body: JSON.stringify(body), headers };
}
