import type { FeatureCollection, Point } from 'geojson';
import type { LatLng } from '@varde/domain/geo';

export interface MapPosition extends LatLng {
  /** Metres. */
  readonly accuracy: number;
}

/** At zoom 0 the equator spans one tile. */
const EQUATOR_M = 40_075_016.7;
const TILE_PIXELS = 512;

/** The position with its accuracy as pixels at zoom 0, which Mercator stretches by latitude. */
export function positionFeature(
  position: MapPosition | undefined,
): FeatureCollection<Point, { readonly pixels: number }> {
  if (!position) return { type: 'FeatureCollection', features: [] };
  const { lat, lng, accuracy } = position;
  const metresPerPixel = (EQUATOR_M * Math.cos((lat * Math.PI) / 180)) / TILE_PIXELS;
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: { pixels: accuracy / metresPerPixel },
      },
    ],
  };
}
