/**
 * Parses the response of any supported router (docs/reference/routing.md#requests-and-responses).
 * Detects the format by shape: a wrongly configured one works too. No line counts as no route.
 */
import polyline from '@mapbox/polyline';
import { WALKING_METRES_PER_SECOND } from '@varde/domain/constants';
import { distanceBetween, type LatLng } from '@varde/domain/geo';
import type { LinePoint } from '@varde/domain/nearest-on-line';
import { number, record, records, text, type Loose } from '../read-loosely.ts';

export interface WalkingRoute {
  /** Metres. */
  readonly distance: number;
  /** Seconds. */
  readonly duration: number;
  readonly line: readonly LinePoint[];
}

/** @param start the first requested place */
export function readRoute(body: unknown, start: LatLng): WalkingRoute | undefined {
  const response = record(body);
  const read =
    readValhalla(response) ??
    readGraphHopper(response, start) ??
    readFeatures(response, start) ??
    readRoutes(response, start);
  return read && completeRoute(read);
}

interface ParsedRoute {
  readonly distance: number | undefined;
  readonly duration: number | undefined;
  readonly line: readonly LinePoint[];
}

const METRES_PER_KILOMETRE = 1_000;
const METRES_PER_MILE = 1_609.344;

/** Kilometres or miles; the line of each leg is encoded with six decimals. */
function readValhalla({ trip }: Loose): ParsedRoute | undefined {
  if (trip === undefined) return undefined;
  const { summary, legs, units, status } = record(trip);
  const length = number(record(summary)['length']);
  const metres = text(units)?.startsWith('mi') ? METRES_PER_MILE : METRES_PER_KILOMETRE;
  const shapes = records(legs).map(({ shape }) => decodeLine(text(shape) ?? '', 6));
  const isFound = (number(status) ?? 0) === 0;
  return {
    distance: length === undefined ? undefined : length * metres,
    duration: number(record(summary)['time']),
    line: isFound ? shapes.flat() : [],
  };
}

/** Milliseconds; newer versions declare the multiplier of an encoded line. */
function readGraphHopper({ paths }: Loose, start: LatLng): ParsedRoute | undefined {
  const [path] = records(paths);
  if (!path) return undefined;
  const { distance, time, points, points_encoded_multiplier: factor } = path;
  const milliseconds = number(time);
  const by = number(factor);
  const packed = typeof points === 'string' && by !== undefined && by > 0;
  return {
    distance: number(distance),
    duration: milliseconds === undefined ? undefined : milliseconds / 1_000,
    line: packed ? decodeLine(points, Math.round(Math.log10(by))) : readLine(points, start),
  };
}

/** openrouteservice as GeoJSON. */
function readFeatures({ features }: Loose, start: LatLng): ParsedRoute | undefined {
  const [feature] = records(features);
  if (!feature) return undefined;
  const { summary } = record(feature['properties']);
  return { ...readSummary(summary), line: readLine(feature['geometry'], start) };
}

/** OSRM, and openrouteservice as JSON, which nests the figures in `summary`. */
function readRoutes({ routes, code }: Loose, start: LatLng): ParsedRoute | undefined {
  const [route] = records(routes);
  if (!route || (code !== undefined && code !== 'Ok')) return undefined;
  const figures = readSummary(route['summary'] ?? route);
  return { ...figures, line: readLine(route['geometry'], start) };
}

/** Zero values are absent. */
function readSummary(summary: unknown): Pick<ParsedRoute, 'distance' | 'duration'> {
  const { distance, duration } = record(summary);
  return { distance: number(distance), duration: number(duration) };
}

function readLine(geometry: unknown, start: LatLng): LinePoint[] {
  if (typeof geometry === 'string') return decodeNear(geometry, start);
  const { coordinates } = record(geometry);
  if (!Array.isArray(coordinates)) return [];
  return coordinates.flatMap((one) => pointOf(Array.isArray(one) ? one.map(number) : []));
}

/** Empty for an invalid position. */
function pointOf([lng, lat]: readonly (number | undefined)[]): LinePoint[] {
  if (lng === undefined || lat === undefined) return [];
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [[lng, lat]] : [];
}

/** Google's encoded polyline: pairs of numbers, each ending in a character from `?` to `^`. */
const ENCODED = /^(?:[_-~]*[?-^][_-~]*[?-^])+$/;

/** Empty for invalid text. @param decimals precision of the encoding */
function decodeLine(encoded: string, decimals: number): LinePoint[] {
  if (!ENCODED.test(encoded)) return [];
  return polyline.decode(encoded, decimals).flatMap(([lat, lng]) => pointOf([lng, lat]));
}

/** For an unknown precision: the decoding that starts nearest to `start`. */
function decodeNear(encoded: string, start: LatLng): LinePoint[] {
  const gap = ([first]: readonly LinePoint[]): number =>
    first ? distanceBetween({ lng: first[0], lat: first[1] }, start) : Infinity;
  const readings = [5, 6].map((decimals) => decodeLine(encoded, decimals));
  return readings.toSorted((a, b) => gap(a) - gap(b))[0] ?? [];
}

/** A single position becomes a line of no length; missing figures are computed from the line. */
function completeRoute({ distance, duration, line }: ParsedRoute): WalkingRoute | undefined {
  const [first] = line;
  if (!first) return undefined;
  const drawn = line.length > 1 ? line : [first, first];
  const measured = lengthOf(drawn);
  const metres = distance !== undefined && distance > 0 ? distance : measured;
  const seconds =
    duration !== undefined && duration > 0 ? duration : metres / WALKING_METRES_PER_SECOND;
  return { distance: metres, duration: seconds, line: drawn };
}

/** Metres. */
export function lengthOf(line: readonly LinePoint[]): number {
  return line.reduce((sum, [lng, lat], at) => {
    const before = line[at - 1];
    return before ? sum + distanceBetween({ lng: before[0], lat: before[1] }, { lng, lat }) : 0;
  }, 0);
}
