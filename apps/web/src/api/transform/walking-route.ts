/**
 * A router's line → the route as a visitor walks it, from their exact position to the exact place.
 * Pure.
 */
import { WALKING_METRES_PER_SECOND } from '@varde/domain/constants';
import { distanceBetween, type LatLng } from '@varde/domain/geo';
import { nearestOnLine, type LinePoint } from '@varde/domain/nearest-on-line';
import type { WireRoute } from '../load-walking-route.ts';

/** GeoJSON positions: longitude, latitude. */
export type RouteLine = readonly (readonly number[])[];

export interface WalkingRoute {
  readonly line: RouteLine;
  /** A straight line: the route is unknown. */
  readonly isStraight: boolean;
  readonly metres: number;
  /** At least 1; only of a known route. */
  readonly minutes?: number | undefined;
}

/** The router gets a rounded position: so much of its line may be behind the visitor. */
const BEHIND_M = 160;
/** A line that ends this close to its place reaches it. */
const NEAR_M = 5;

export interface RouteEnds {
  /** The visitor's exact position. */
  readonly from?: LatLng | undefined;
  readonly places: readonly LatLng[];
}

export function toWalkingRoute(route: WireRoute | undefined, ends: RouteEnds): WalkingRoute {
  const { from, places } = ends;
  const stops = from ? [from, ...places] : places;
  if (!route || route.line.length < 2) return straight(stops);
  const last = places.at(-1);
  const ahead = from ? cutBehind(route.line, from) : route.line;
  const line = [...(from ? [pointOf(from)] : []), ...ahead, ...toPlace(ahead, last)];
  const [remaining, total] = [lengthOf(ahead), lengthOf(route.line)];
  const share = total > 0 ? Math.min(1, remaining / total) : 1;
  const added = lengthOf(line) - remaining;
  const seconds = route.duration * share + added / WALKING_METRES_PER_SECOND;
  return {
    line,
    isStraight: false,
    metres: Math.round(route.distance * share + added),
    minutes: minutesOf(seconds),
  };
}

/** A route drawn by an editor. */
export function toDrawnRoute(line: RouteLine): WalkingRoute {
  const metres = lengthOf(line);
  const minutes = minutesOf(metres / WALKING_METRES_PER_SECOND);
  return { line, isStraight: false, metres: Math.round(metres), minutes };
}

function straight(stops: readonly LatLng[]): WalkingRoute {
  const line = stops.map(pointOf);
  return { line, isStraight: true, metres: Math.round(lengthOf(line)) };
}

const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
const pointOf = ({ lat, lng }: LatLng): LinePoint => [lng, lat];

function toPlace(line: RouteLine, place: LatLng | undefined): RouteLine {
  const end = line.at(-1);
  return place && end && between(end, pointOf(place)) > NEAR_M ? [pointOf(place)] : [];
}

/** The line from its nearest point to the visitor on. */
function cutBehind(line: RouteLine, from: LatLng): RouteLine {
  const here = pointOf(from);
  let walked = 0;
  let best = { at: 0, metres: Infinity, position: line[0] ?? here };
  for (const [at, point] of line.slice(1).entries()) {
    if (walked > BEHIND_M) break;
    const before = line[at] ?? point;
    const { metres, position } = nearestOnLine(here, asPoint(before), asPoint(point));
    if (metres < best.metres) best = { at, metres, position };
    walked += between(before, point);
  }
  return [best.position, ...line.slice(best.at + 1)];
}

const asPoint = ([lng = 0, lat = 0]: readonly number[]): LinePoint => [lng, lat];

function between(a: readonly number[], b: readonly number[]): number {
  const place = ([lng = 0, lat = 0]: readonly number[]): LatLng => ({ lat, lng });
  return distanceBetween(place(a), place(b));
}

function lengthOf(line: RouteLine): number {
  return line.slice(1).reduce((sum, point, at) => sum + between(line[at] ?? point, point), 0);
}
