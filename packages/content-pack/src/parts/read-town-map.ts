/**
 * Reads plan.geojson: a FeatureCollection of areas, lines and labels (RFC 7946), each of a known
 * kind.
 */
import {
  TOWN_MAP_KINDS,
  type PackTownMap,
  type TownMapFeature,
  type TownMapGeometry,
  type TownMapKind,
} from '../pack.ts';
import type { IssueLog } from './issue-log.ts';
import { isLanguageKey } from './language-map-shape.ts';
import { NO_POSITION, isRecord, readFeatures, toPosition, toPositions } from './read-features.ts';

const HELP =
  'Write it as { "type": "Feature", "properties": { "kind": "green", "name": "Parken" }, "geometry": { "type": "Polygon", "coordinates": [[[lng, lat], …]] } }';
/** Minimum number of positions in a closed ring (RFC 7946 §3.1.6). */
const RING_FROM = 4;

export function readTownMap(file: string, text: string, log: IssueLog): PackTownMap | undefined {
  const features = readFeatures(file, text, { read: toFeature, help: HELP, log });
  return features && { features };
}

/** Returns the feature, or the problem. */
function toFeature(feature: unknown): TownMapFeature | string {
  if (!isRecord(feature) || !isRecord(feature['geometry'])) return 'it has no geometry';
  if (!isRecord(feature['properties'])) return 'it has no kind';
  const { kind, name } = feature['properties'];
  if (!isKind(kind)) return `its kind is not one of ${Object.keys(TOWN_MAP_KINDS).join(', ')}`;
  const { type, coordinates } = feature['geometry'];
  if (type !== TOWN_MAP_KINDS[kind]) return `a ${kind} is drawn as a ${TOWN_MAP_KINDS[kind]}`;
  if (!isName(name)) return 'its name is neither a text nor texts by language';
  const geometry = toGeometry(TOWN_MAP_KINDS[kind], coordinates);
  if (typeof geometry === 'string') return geometry;
  return { kind, ...(name === undefined ? {} : { name }), geometry };
}

function isKind(value: unknown): value is TownMapKind {
  return typeof value === 'string' && Object.hasOwn(TOWN_MAP_KINDS, value);
}

function isName(value: unknown): value is TownMapFeature['name'] {
  if (value === undefined || typeof value === 'string') return true;
  if (!isRecord(value)) return false;
  return Object.entries(value).every(
    ([key, text]) => isLanguageKey(key) && typeof text === 'string',
  );
}

function toGeometry(type: TownMapGeometry['type'], value: unknown): TownMapGeometry | string {
  if (type === 'Point') {
    const coordinates = toPosition(value);
    return coordinates ? { type, coordinates } : NO_POSITION;
  }
  if (type === 'LineString') {
    const coordinates = toPositions(value);
    if (!coordinates) return NO_POSITION;
    return coordinates.length < 2 ? 'a line needs two points' : { type, coordinates };
  }
  return toPolygon(value);
}

function toPolygon(value: unknown): TownMapGeometry | string {
  const rings = Array.isArray(value) ? value.map(toPositions) : [];
  if (rings.length === 0 || !rings.every((ring) => ring !== undefined)) return NO_POSITION;
  if (!rings.every(isClosed)) return 'a ring has at least four points and ends where it begins';
  return { type: 'Polygon', coordinates: rings };
}

function isClosed(ring: readonly (readonly [number, number])[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length >= RING_FROM && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}
