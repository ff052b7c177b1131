import type { FeatureCollection, Point } from 'geojson';
import type { MapPoint } from '@varde/contract/documents';
import { documentKind } from '@varde/domain/document-kinds';
import type { DocumentKind } from '@varde/domain/document-kinds';
import type { PinKind } from './map-palette.ts';

export interface PointProperties {
  readonly id: number;
  readonly kind: PinKind;
}

export type PointFeatures = FeatureCollection<Point, PointProperties>;

/** Posts, kiosks and kinds to come stand on the map as articles do. */
const PINS: Partial<Record<DocumentKind, PinKind>> = {
  group: 'group',
  rebus: 'rebus',
  owner: 'owner',
};

/** The pin that a document of this schema is drawn with. */
export function pinKind(schemaId: number): PinKind {
  const kind = documentKind(schemaId);
  return (kind && PINS[kind]) ?? 'article';
}

/** The contract's compact points as GeoJSON. */
export function pointFeatures(points: readonly MapPoint[]): PointFeatures {
  const features = points.map(([id, schemaId, lat, lng]) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { id, kind: pinKind(schemaId) },
  }));
  return { type: 'FeatureCollection', features };
}
