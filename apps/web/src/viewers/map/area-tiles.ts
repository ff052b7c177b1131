/** Which pieces of the map's archive an area is drawn from, found out by reading it as the map does. */
import { PMTiles } from 'pmtiles';
import { tileAt } from './tile-at.ts';
import type { MapBounds } from './map-camera.ts';

/** Gives the bytes `from` up to and with `to`. */
export type ReadPiece = (
  from: number,
  to: number,
) => Promise<{ readonly bytes: ArrayBuffer; readonly tag: string | null }>;

/** Around the area, so that the map may be moved a little and a screen of any shape is filled. */
const MARGIN_TILES = 1;

/** Reads every piece once that the area takes, from the whole map down to the ground. */
export async function readArea(area: MapBounds, read: ReadPiece): Promise<void> {
  const archive = new PMTiles({
    getKey: () => 'area',
    getBytes: async (offset, length) => {
      const { bytes, tag } = await read(offset, offset + length - 1);
      return tag === null ? { data: bytes } : { data: bytes, etag: tag };
    },
  });
  const { minZoom, maxZoom } = await archive.getHeader();
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    const tiles = tilesOf(area, zoom);
    await Promise.all(tiles.map(([x, y]) => archive.getZxy(zoom, x, y)));
  }
}

/** The tiles of a zoom that the area and its margin lie in. */
export function tilesOf(area: MapBounds, zoom: number): [x: number, y: number][] {
  const count = 2 ** zoom;
  const first = tileAt({ lat: area.north, lng: area.west }, zoom);
  const last = tileAt({ lat: area.south, lng: area.east }, zoom);
  const tiles: [number, number][] = [];
  for (let x = first.x - MARGIN_TILES; x <= last.x + MARGIN_TILES; x += 1) {
    for (let y = first.y - MARGIN_TILES; y <= last.y + MARGIN_TILES; y += 1) {
      if (Math.min(x, y) >= 0 && Math.max(x, y) < count) tiles.push([x, y]);
    }
  }
  return tiles;
}
