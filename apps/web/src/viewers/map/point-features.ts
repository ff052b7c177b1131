import type { FeatureCollection, Point } from 'geojson';
import { documentKind, type DocumentKind } from '@varde/domain/document-kinds';
import type { PinKind } from './map-palette.ts';
import type { MapPin } from './map-pin.ts';

interface PointProperties {
  readonly id: number;
  readonly kind: PinKind;
}

export type PointFeatures = FeatureCollection<Point, PointProperties>;

/** Kiosks and future kinds are drawn as articles. */
const PINS: Partial<Record<DocumentKind, PinKind>> = {
  group: 'group',
  rebus: 'rebus',
  owner: 'owner',
  post: 'post',
};

export function pinKind(schemaId: number): PinKind {
  const kind = documentKind(schemaId);
  return (kind && PINS[kind]) ?? 'article';
}

export function pointFeatures(points: readonly MapPin[]): PointFeatures {
  const features = points.map(([id, schemaId, lat, lng, pin]) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { id, kind: pin ?? pinKind(schemaId) },
  }));
  return { type: 'FeatureCollection', features };
}
