/** Points and the position as GeoJSON, and the packed form that the map's workers receive. Pure. */
import type { FeatureCollection, Point } from 'geojson';
import type { MapPoint } from '@varde/contract/documents';
import { documentKind, type DocumentKind } from '@varde/domain/document-kinds';
import type { LatLng } from '@varde/domain/geo';
import { PIN_KINDS, type PinKind } from './map-palette.ts';

/**
 * A point of the contract with its pin (default: that of its schema) and, in a walk in order, its
 * number.
 */
export type MapPin = readonly [...MapPoint, pin?: PinKind, number?: number];

type PointFeatures = FeatureCollection<
  Point,
  { readonly id: number; readonly kind: PinKind; readonly number?: number }
>;

/** Kiosks and future kinds are drawn as articles. */
const PIN_BY_KIND: Partial<Record<DocumentKind, PinKind>> = {
  group: 'group',
  rebus: 'rebus',
  owner: 'owner',
  post: 'post',
};

export function pinKind(schemaId: number): PinKind {
  const kind = documentKind(schemaId);
  return (kind && PIN_BY_KIND[kind]) ?? 'article';
}

export function pointFeatures(points: readonly MapPin[]): PointFeatures {
  const features = points.map(([id, schemaId, lat, lng, pin, number]) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: {
      id,
      kind: pin ?? pinKind(schemaId),
      ...(number === undefined ? {} : { number }),
    },
  }));
  return { type: 'FeatureCollection', features };
}

const NUMBERS_PER_POINT = 5;

/**
 * Packs points without a number as plain numbers, which transfer fastest. Omits the one drawn
 * separately.
 */
export function packPoints(
  points: readonly MapPin[],
  leftOutId?: number,
): Float64Array<ArrayBuffer> {
  const drawn = leftOutId === undefined ? points : points.filter(([id]) => id !== leftOutId);
  const packed = new Float64Array(drawn.length * NUMBERS_PER_POINT);
  drawn.forEach(([id, schemaId, lat, lng, pin], index) => {
    const pinIndex = pin === undefined ? -1 : PIN_KINDS.indexOf(pin);
    packed.set([id, schemaId, lat, lng, pinIndex], index * NUMBERS_PER_POINT);
  });
  return packed;
}

export function unpackPoints(packed: Float64Array): MapPin[] {
  return Array.from({ length: packed.length / NUMBERS_PER_POINT }, (_, index): MapPin => {
    const [id = 0, schemaId = 0, lat = 0, lng = 0, pinIndex = -1] = packed.subarray(
      index * NUMBERS_PER_POINT,
      (index + 1) * NUMBERS_PER_POINT,
    );
    const pin = PIN_KINDS[pinIndex];
    return pin ? [id, schemaId, lat, lng, pin] : [id, schemaId, lat, lng];
  });
}

const START = 'points://numbers/';

/** URL of packed points in a blob, with the protocol that points-worker.ts registers. */
export function pointsUrl(blobUrl: string): string {
  return START + blobUrl;
}

export function blobUrlOf(url: string): string {
  return url.slice(START.length);
}

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
