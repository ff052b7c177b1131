/** Reads paths.geojson: a FeatureCollection of LineStrings (RFC 7946). */
import { parseDocument, LineCounter, isNode } from 'yaml';
import { PATH_KINDS, type PackPath, type PackPaths, type PathKind } from '../pack.ts';
import type { FaultLog } from './fault-log.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readPaths(file: string, text: string, log: FaultLog): PackPaths | undefined {
  const features = parseFeatures(file, text, log);
  if (!features) return undefined;
  const lines: PackPath[] = [];
  features.forEach((feature, index) => {
    const path = toPath(feature);
    if (typeof path === 'string') {
      log.add(
        { file, ...lineOf(text, ['features', index]) },
        { message: `Feature ${index + 1}: ${path}`, help: HELP },
      );
    } else lines.push(path);
  });
  return { lines };
}

const HELP =
  'Write it as { "type": "Feature", "properties": { "kind": "path" }, "geometry": { "type": "LineString", "coordinates": [[lng, lat], [lng, lat]] } }';

function parseFeatures(file: string, text: string, log: FaultLog): unknown[] | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (isRecord(data) && data['type'] === 'FeatureCollection' && Array.isArray(data['features'])) {
      return data['features'];
    }
    log.add(
      { file, line: 1 },
      {
        message: 'This is not a GeoJSON FeatureCollection',
        help: 'Begin with "type": "FeatureCollection", "features": [',
      },
    );
  } catch (error) {
    log.add(
      { file, ...lineOfSyntaxError(text, error) },
      { message: 'This is not valid JSON', help: 'Look for a missing comma, quote or bracket' },
    );
  }
  return undefined;
}

/** The path of a feature, or what is wrong with it. */
function toPath(feature: unknown): PackPath | string {
  if (!isRecord(feature) || !isRecord(feature['geometry'])) return 'it has no geometry';
  const { type, coordinates } = feature['geometry'];
  if (type !== 'LineString' || !Array.isArray(coordinates)) return 'it is not a LineString';
  if (coordinates.length < 2) return 'a line needs two points';
  const points = coordinates.map(toPoint);
  if (!points.every((point) => point !== undefined)) {
    return 'a point is not a longitude and a latitude in degrees';
  }
  return withKind(points, feature['properties']);
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

function toPoint(value: unknown): readonly [number, number] | undefined {
  if (!Array.isArray(value)) return undefined;
  const [lng, lat] = value as unknown[];
  if (typeof lng !== 'number' || typeof lat !== 'number') return undefined;
  if (Math.abs(lng) > 180 || Math.abs(lat) > 90) return undefined;
  return [Number(lng.toFixed(7)) + 0, Number(lat.toFixed(7)) + 0];
}

/** JSON is YAML: only a faulty file is read a second time, to find the line. */
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

/** V8 names the position of most syntax errors; the others are at the end of the text. */
function lineOfSyntaxError(text: string, error: unknown): { line: number } {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const before = position === undefined ? text : text.slice(0, Number(position));
  return { line: before.split('\n').length };
}
