/** Lines as walks: which of the places that came with them lie on the way. */
import { createHash } from 'node:crypto';
import { distanceBetween, type LatLng } from '@varde/domain/geo';
import type { Line } from './read-features.ts';

export interface PlacedKey {
  readonly key: string;
  readonly location: LatLng;
}

/** Metres from a line at which a place is a stop of the walk. */
const STOP_WITHIN = 75;

/** Keys of the places on the way, in the order in which one comes by. */
export function stopsAlong(line: Line, places: readonly PlacedKey[]): string[] {
  const passed = places.flatMap(({ key, location }) => {
    const distances = line.map(([lng, lat]) => distanceBetween(location, { lat, lng }));
    const nearest = distances.reduce((a, b) => Math.min(a, b), Infinity);
    return nearest <= STOP_WITHIN ? [{ key, at: distances.indexOf(nearest) }] : [];
  });
  return passed.toSorted((a, b) => a.at - b.at).map(({ key }) => key);
}

/** Of a line that has no id: it is known by its name and where it begins. */
export function lineKey(prefix: string, name: string, line: Line): string {
  const words = JSON.stringify([name, line[0]?.map((one) => one.toFixed(5))]);
  return `${prefix}:${createHash('sha256').update(words).digest('hex').slice(0, 12)}`;
}
