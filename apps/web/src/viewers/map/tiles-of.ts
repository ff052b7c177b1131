/** The map tiles around a set of places. Pure. */
import type { LatLng } from '@varde/domain/geo';

/** Extra tiles on each side, for panning and for screens of any shape. */
const MARGIN = 1;
/** Up to this many tiles per zoom the full area is included; above, only around each place. */
const FULL_AREA_MAX_TILES = 64;

export interface Tile {
  readonly x: number;
  readonly y: number;
}

/** The tiles of a zoom, each once. */
export function tilesOf(places: readonly LatLng[], zoom: number): Tile[] {
  const at = places.map((place) => tileAt(place, zoom));
  const all = around(at, zoom);
  if (all.length <= FULL_AREA_MAX_TILES) return all;
  const near = at.flatMap((tile) => around([tile], zoom));
  return [...new Map(near.map((tile) => [`${tile.x}/${tile.y}`, tile])).values()];
}

/** The bounding rectangle of the tiles, with the margin. */
function around(tiles: readonly Tile[], zoom: number): Tile[] {
  const columns = span(
    tiles.map(({ x }) => x),
    zoom,
  );
  const rows = span(
    tiles.map(({ y }) => y),
    zoom,
  );
  return columns.flatMap((x) => rows.map((y) => ({ x, y })));
}

function span(numbers: readonly number[], zoom: number): number[] {
  const first = Math.max(0, Math.min(...numbers) - MARGIN);
  const last = Math.min(2 ** zoom - 1, Math.max(...numbers) + MARGIN);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

const HALF_TURN = 180;

/** The Web Mercator tile (origin in the north-west) that contains a place. */
export function tileAt({ lat, lng }: LatLng, zoom: number): { x: number; y: number } {
  const count = 2 ** zoom;
  const radians = (lat * Math.PI) / HALF_TURN;
  const north = Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI;
  return {
    x: Math.floor(((lng + HALF_TURN) / (2 * HALF_TURN)) * count),
    y: Math.floor(((1 - north) / 2) * count),
  };
}
