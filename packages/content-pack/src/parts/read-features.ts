/** Reads the features of a GeoJSON file (RFC 7946) one by one, and locates invalid ones. */
import { parseDocument, LineCounter, isNode } from 'yaml';
import type { IssueLog } from './issue-log.ts';

export type Position = readonly [lng: number, lat: number];

export const NO_POSITION = 'a point is not a longitude and a latitude in degrees';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface FeatureReader<T> {
  /** Returns the feature, or the problem. */
  readonly read: (feature: unknown) => T | string;
  /** How to write a feature. */
  readonly help: string;
}

/** All valid features; `undefined` when the file is not a FeatureCollection. */
export function readFeatures<T extends object>(
  file: string,
  text: string,
  { read, help, log }: FeatureReader<T> & { readonly log: IssueLog },
): T[] | undefined {
  const features = parseFeatures(file, text, log);
  return features?.flatMap((feature, index) => {
    const value = read(feature);
    if (typeof value !== 'string') return value;
    const message = `Feature ${index + 1}: ${value}`;
    log.add({ file, ...lineOf(text, ['features', index]) }, { message, help });
    return [];
  });
}

/** Rounds to seven decimals, a centimetre. */
export function toPosition(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined;
  const [lng, lat] = value as unknown[];
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
