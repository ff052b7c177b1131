/**
 * Reads GeoJSON files (RFC 7946) feature by feature, and locates invalid features; plan.geojson has
 * areas, lines and labels, each of a known kind.
 */
import { msg, type Message } from '@varde/domain/message';
import { isSwapped } from '@varde/domain/geo';
import { isRecord } from '@varde/domain/is-record';
import { parseDocument, LineCounter, isNode } from 'yaml';
import type { IssueLog, Place } from './issue-log.ts';
import {
  TOWN_MAP_KINDS,
  type PackTownMap,
  type TownMapFeature,
  type TownMapGeometry,
  type TownMapKind,
} from '../pack.ts';
import { isLanguageKey, SWAPPED_PAIR } from './scalar-shapes.ts';

export type Position = readonly [lng: number, lat: number];

/** What is wrong with a feature: a clause after its number. */
export interface Problem {
  readonly problem: Message;
}

export const NO_GEOMETRY: Problem = { problem: msg`it has no geometry` };
export const NO_POSITION: Problem = {
  problem: msg`a point is not a longitude and a latitude in degrees`,
};
export const SHORT_LINE: Problem = { problem: msg`a line needs two points` };
export const unknownKind = (known: readonly string[]): Problem => ({
  problem: msg`its kind is not one of ${known.join(', ')}`,
});

interface FeatureReader<T> {
  readonly read: (feature: unknown) => T | Problem;
  /** How to write a feature. */
  readonly help: Message;
  readonly positionsOf: (feature: T) => readonly Position[];
}

/** All valid features; `undefined` when the file is not a FeatureCollection. */
export function readFeatures<T extends object>(
  file: string,
  text: string,
  { read, help, positionsOf, log }: FeatureReader<T> & { readonly log: IssueLog },
): T[] | undefined {
  const features = parseFeatures(file, text, log);
  // Once: all features come from the same program.
  let isSwapReported = false;
  return features?.flatMap((feature, index) => {
    const value = read(feature);
    const place = (): Place => ({ file, ...lineOf(text, ['features', index]) });
    if ('problem' in value) {
      log.add(place(), { message: msg`Feature ${index + 1}: ${value.problem}`, help });
      return [];
    }
    if (!isSwapReported && positionsOf(value).some(isSwapped)) {
      isSwapReported = true;
      log.add(place(), SWAPPED_PAIR);
    }
    log.remember(value, file, () => place().line);
    return value;
  });
}

/** Rounds to seven decimals, a centimetre. */
function toPosition(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined;
  const [lng, lat]: unknown[] = value;
  if (typeof lng !== 'number' || typeof lat !== 'number') return undefined;
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90) return undefined;
  return [Number(lng.toFixed(7)) + 0, Number(lat.toFixed(7)) + 0];
}

/** Returns `undefined` when one of them is invalid. */
export function toPositions(value: unknown): Position[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const positions = value.map(toPosition);
  return positions.every((position) => position !== undefined) ? positions : undefined;
}

function parseFeatures(file: string, text: string, log: IssueLog): unknown[] | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (isRecord(data) && data['type'] === 'FeatureCollection' && Array.isArray(data['features'])) {
      return data['features'];
    }
    log.add(
      { file, line: 1 },
      {
        message: msg`This is not a GeoJSON FeatureCollection`,
        help: msg`Start with "type": "FeatureCollection", "features": [`,
      },
    );
  } catch (error) {
    log.add(
      { file, ...lineOfSyntaxError(text, error) },
      {
        message: msg`This is not valid JSON`,
        help: msg`Look for a missing comma, quote or bracket`,
      },
    );
  }
  return undefined;
}

/** JSON is YAML: an invalid file is parsed again as YAML to find the line. */
function lineOf(text: string, path: readonly (string | number)[]): { line?: number } {
  try {
    const counter = new LineCounter();
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? { line: counter.linePos(node.range[0]).line } : {};
  } catch {
    return {};
  }
}

/** V8 reports the position of most syntax errors; the others are at the end of the text. */
function lineOfSyntaxError(text: string, error: unknown): { line: number } {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const before = position === undefined ? text : text.slice(0, Number(position));
  return { line: before.split('\n').length };
}

const TOWN_MAP_HELP = msg`Write it as { "type": "Feature", "properties": { "kind": "green", "name": "Parken" }, "geometry": { "type": "Polygon", "coordinates": [[[lng, lat], …]] } }`;
/** Minimum number of positions in a closed ring (RFC 7946 §3.1.6). */
const RING_MIN_LENGTH = 4;

export function readTownMap(file: string, text: string, log: IssueLog): PackTownMap | undefined {
  const features = readFeatures(file, text, {
    read: toTownMapFeature,
    help: TOWN_MAP_HELP,
    positionsOf: ({ geometry }) => positionsIn(geometry),
    log,
  });
  return features && { features };
}

function positionsIn({ type, coordinates }: TownMapGeometry): readonly Position[] {
  if (type === 'Point') return [coordinates];
  return type === 'LineString' ? coordinates : coordinates.flat();
}

function toTownMapFeature(feature: unknown): TownMapFeature | Problem {
  if (!isRecord(feature) || !isRecord(feature['geometry'])) return NO_GEOMETRY;
  if (!isRecord(feature['properties'])) return { problem: msg`it has no kind` };
  const { kind, name } = feature['properties'];
  if (!isKind(kind)) return unknownKind(Object.keys(TOWN_MAP_KINDS));
  const { type, coordinates } = feature['geometry'];
  if (type !== TOWN_MAP_KINDS[kind])
    return { problem: msg`a ${kind} is drawn as a ${TOWN_MAP_KINDS[kind]}` };
  if (!isName(name)) return { problem: msg`its name is neither a text nor texts by language` };
  const geometry = toGeometry(TOWN_MAP_KINDS[kind], coordinates);
  if ('problem' in geometry) return geometry;
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

function toGeometry(type: TownMapGeometry['type'], value: unknown): TownMapGeometry | Problem {
  if (type === 'Point') {
    const coordinates = toPosition(value);
    return coordinates ? { type, coordinates } : NO_POSITION;
  }
  if (type === 'LineString') {
    const coordinates = toPositions(value);
    if (!coordinates) return NO_POSITION;
    return coordinates.length < 2 ? SHORT_LINE : { type, coordinates };
  }
  return toPolygon(value);
}

function toPolygon(value: unknown): TownMapGeometry | Problem {
  const rings = Array.isArray(value) ? value.map(toPositions) : [];
  if (rings.length === 0 || !rings.every((ring) => ring !== undefined)) return NO_POSITION;
  if (!rings.every(isClosed))
    return { problem: msg`a ring has at least four points and ends where it starts` };
  return { type: 'Polygon', coordinates: rings };
}

function isClosed(ring: readonly (readonly [number, number])[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length >= RING_MIN_LENGTH && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}
