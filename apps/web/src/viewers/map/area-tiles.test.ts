import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readArea } from './area-tiles.ts';
import { tileAt, tilesOf } from './tiles-of.ts';

const FISKETORGET = { lat: 60.3947, lng: 5.3248 };
const HAAKONSHALLEN = { lat: 60.3997, lng: 5.3175 };
const ALTA = { lat: 69.947, lng: 23.188 };

it.each([
  [FISKETORGET, 0, { x: 0, y: 0 }],
  // Calculated with the asinh formula, which the code does not use.
  [FISKETORGET, 10, { x: 527, y: 295 }],
])('tileAt returns the tile of %o at zoom %i', (place, zoom, tile) => {
  expect(tileAt(place, zoom)).toEqual(tile);
});

it('tilesOf includes the surrounding tiles, within the world', () => {
  expect(tilesOf([FISKETORGET, HAAKONSHALLEN], 0)).toEqual([{ x: 0, y: 0 }]);
  expect(tilesOf([FISKETORGET, HAAKONSHALLEN], 10)).toHaveLength(9);
});

it('tilesOf includes the area between places at low zoom, only their surroundings at high', () => {
  expect(tilesOf([FISKETORGET, ALTA], 5).length).toBeGreaterThan(18);
  expect(tilesOf([FISKETORGET, ALTA], 10)).toHaveLength(18);
});

async function readFrom(places: Parameters<typeof readArea>[0]) {
  const file = `${import.meta.dirname}/../../../../../content/basemap/nordic.pmtiles`;
  const archive = await readFile(file);
  const ranges: number[] = [];
  const names = new Set<string>();
  await readArea(places, async (from, to) => {
    ranges.push(to + 1 - from);
    names.add(`${from}-${to}`);
    return { bytes: new Uint8Array(archive.subarray(from, to + 1)).buffer, tag: null };
  });
  const bytes = ranges.reduce((sum, one) => sum + one, 0);
  return { archive: archive.byteLength, bytes, reads: ranges.length, names: names.size };
}

it('readArea reads a small part of the archive for a town, each range once', async () => {
  const { archive, bytes, reads, names } = await readFrom([FISKETORGET, HAAKONSHALLEN]);
  expect(reads).toBeGreaterThan(10);
  expect(names).toBe(reads);
  expect(bytes).toBeLessThan(archive / 5);
});

it('readArea reads at most a few hundred ranges for places far apart', async () => {
  expect((await readFrom([FISKETORGET, ALTA])).reads).toBeLessThan(400);
});
