/** Finds what lies near in a large set of short lines: the earth in squares, each with the numbers of those that touch it. */
import type { Position } from './walking-route.ts';

/** Degrees; about 110 metres north, and in the Nordic countries about as much east. */
const CELL = { lng: 0.002, lat: 0.001 };
/** A line across more squares is halved until it is not, so that a long slanting one fills no whole area. */
const CELLS_ACROSS = 2;

export class SegmentGrid {
  readonly #cells = new Map<number, number[]>();

  add(id: number, from: Position, to: Position): void {
    for (const key of cellsOf(from, to)) {
      const ids = this.#cells.get(key);
      if (!ids) this.#cells.set(key, [id]);
      else if (ids.at(-1) !== id) ids.push(id);
    }
  }

  /** Those in the squares of a line; each once. */
  along(from: Position, to: Position): ReadonlySet<number> {
    return new Set(cellsOf(from, to).flatMap((key) => this.#cells.get(key) ?? []));
  }

  /** Those in the square of a position and in so many squares around it; each once. */
  around([lng, lat]: Position, squares: number): ReadonlySet<number> {
    const [x, y] = [cell(lng, CELL.lng), cell(lat, CELL.lat)];
    const found = new Set<number>();
    for (let east = x - squares; east <= x + squares; east += 1)
      for (let north = y - squares; north <= y + squares; north += 1)
        for (const id of this.#cells.get(keyOf(east, north)) ?? []) found.add(id);
    return found;
  }
}

function cellsOf(from: Position, to: Position): number[] {
  const [west, south] = [cell(from[0], CELL.lng), cell(from[1], CELL.lat)];
  const [east, north] = [cell(to[0], CELL.lng), cell(to[1], CELL.lat)];
  if (Math.abs(east - west) > CELLS_ACROSS || Math.abs(north - south) > CELLS_ACROSS) {
    const middle: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return [...cellsOf(from, middle), ...cellsOf(middle, to)];
  }
  const keys: number[] = [];
  for (let x = Math.min(west, east); x <= Math.max(west, east); x += 1)
    for (let y = Math.min(south, north); y <= Math.max(south, north); y += 1)
      keys.push(keyOf(x, y));
  return keys;
}

/** More squares than there are from pole to pole: a number for each, far below what numbers hold exactly. */
const ROW = 1_000_000;
const keyOf = (x: number, y: number): number => x * ROW + y;

/** Squares that a circle of so many metres may reach into, as far north as people live. */
export function squaresFor(metres: number): number {
  return Math.ceil(metres / 35);
}

const cell = (degrees: number, size: number): number => Math.floor(degrees / size);
