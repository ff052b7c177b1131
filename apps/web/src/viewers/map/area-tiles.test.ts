import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readArea, tilesOf } from './area-tiles.ts';
import { tileAt } from './tile-at.ts';

const BRYGGEN = { west: 5.317, south: 60.394, east: 5.325, north: 60.4 };

it.each([
  [{ lat: 60.397, lng: 5.32 }, 0, { x: 0, y: 0 }],
  // By the formula with asinh, which the code does not use.
  [{ lat: 60.397, lng: 5.32 }, 10, { x: 527, y: 295 }],
])('knows the tile of %o at zoom %i', (place, zoom, tile) => {
  expect(tileAt(place, zoom)).toEqual(tile);
});

it('takes the tiles around the area too, as far as there are any', () => {
  expect(tilesOf(BRYGGEN, 0)).toEqual([[0, 0]]);
  expect(tilesOf(BRYGGEN, 10)).toHaveLength(9);
});

it('reads a small part of the archive, each piece once', async () => {
  const archive = await readFile(
    `${import.meta.dirname}/../../../../../content/basemap/nordic.pmtiles`,
  );
  const pieces: string[] = [];
  let bytes = 0;
  await readArea(BRYGGEN, async (from, to) => {
    pieces.push(`${from}-${to}`);
    bytes += to + 1 - from;
    const piece = new Uint8Array(archive.subarray(from, to + 1));
    return { bytes: piece.buffer, tag: null };
  });
  expect(pieces.length).toBeGreaterThan(10);
  expect(new Set(pieces).size).toBe(pieces.length);
  expect(bytes).toBeLessThan(archive.byteLength / 5);
});
