import type { MapBounds } from '#viewers/map/map-camera.ts';
import type { LoadedDocument } from '#services/load-document.ts';

/** The area that the places and the route of a pack lie in; `undefined` without any. Pure. */
export function packArea(loaded: readonly LoadedDocument[]): MapBounds | undefined {
  const places = loaded.flatMap(({ document, heads }) => [
    ...[document, ...heads].flatMap(({ location }) => (location ? [location] : [])),
    ...(document.content?.route?.line?.coordinates ?? []).map(([lng = 0, lat = 0]) => ({
      lat,
      lng,
    })),
  ]);
  if (places.length === 0) return undefined;
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
}
