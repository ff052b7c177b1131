/** Reads paths.geojson: a FeatureCollection of LineStrings (RFC 7946). */
import { PATH_KINDS, type PackPath, type PackPaths, type PathKind } from '../pack.ts';
import type { FaultLog } from './fault-log.ts';
import { NO_POSITION, isRecord, readFeatures, toPositions } from './read-features.ts';

const HELP =
  'Write it as { "type": "Feature", "properties": { "kind": "path" }, "geometry": { "type": "LineString", "coordinates": [[lng, lat], [lng, lat]] } }';

export function readPaths(file: string, text: string, log: FaultLog): PackPaths | undefined {
  const lines = readFeatures(file, text, { read: toPath, help: HELP, log });
  return lines && { lines };
}

/** The path of a feature, or what is wrong with it. */
function toPath(feature: unknown): PackPath | string {
  if (!isRecord(feature) || !isRecord(feature['geometry'])) return 'it has no geometry';
  const { type, coordinates } = feature['geometry'];
  if (type !== 'LineString' || !Array.isArray(coordinates)) return 'it is not a LineString';
  if (coordinates.length < 2) return 'a line needs two points';
  const points = toPositions(coordinates);
  return points ? withKind(points, feature['properties']) : NO_POSITION;
}

function withKind(points: PackPath['coordinates'], properties: unknown): PackPath | string {
  const kind = isRecord(properties) ? (properties['kind'] ?? undefined) : undefined;
  if (kind === undefined) return { coordinates: points };
  return isPathKind(kind)
    ? { kind, coordinates: points }
    : `its kind is not one of ${PATH_KINDS.join(', ')}`;
}

function isPathKind(kind: unknown): kind is PathKind {
  return PATH_KINDS.some((known) => known === kind);
}
