/** Lines as routers pack them: steps between positions, six bits a letter (Google's encoded polyline format). */
import { distanceBetween, type LatLng } from '@varde/domain/geo';
import type { Position } from './walking-route.ts';

const MARGIN_LETTERS = 63;
const FIVE_BITS = 0b11111;
const MORE = 0b100000;
/** Steps of one number; longer ones are no place on earth. */
const MAX_SHIFT = 30;

/** @param factor 1e5 or 1e6: for how many decimals it was packed. Broken text gives the positions before the break. */
export function decodePolyline(text: string, factor: number): Position[] {
  const numbers = readNumbers(text);
  const line: Position[] = [];
  let [lat, lng] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    lat += numbers[at] ?? 0;
    lng += numbers[at + 1] ?? 0;
    const position: Position = [lng / factor, lat / factor];
    if (Math.abs(position[0]) > 180 || Math.abs(position[1]) > 90) break;
    line.push(position);
  }
  return line;
}

function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of text) {
    const bits = (letter.codePointAt(0) ?? 0) - MARGIN_LETTERS;
    if (bits < 0 || bits > FIVE_BITS + MORE || shift > MAX_SHIFT) break;
    value += (bits & FIVE_BITS) * 2 ** shift;
    shift += 5;
    if (bits >= MORE) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, shift] = [0, 0];
  }
  return numbers;
}

const FACTORS = [1e5, 1e6];

/** For text that does not say how many decimals it was packed for: the reading that begins nearest to where it must. */
export function decodeNear(text: string, start: LatLng): Position[] {
  const readings = FACTORS.map((factor) => decodePolyline(text, factor));
  const away = ([first]: readonly Position[]): number =>
    first ? distanceBetween({ lng: first[0], lat: first[1] }, start) : Infinity;
  return readings.toSorted((a, b) => away(a) - away(b))[0] ?? [];
}
