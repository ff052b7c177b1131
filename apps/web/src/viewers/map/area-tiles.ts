/** Which pieces of the map's archive some places are drawn from, found out by reading it as the map does. */
import type { LatLng } from '@varde/domain/geo';
import { PMTiles } from 'pmtiles';
import { tilesOf } from './tiles-of.ts';

/** Gives the bytes `from` up to and with `to`. */
export type ReadRange = (
  from: number,
  to: number,
) => Promise<{ readonly bytes: ArrayBuffer; readonly tag: string | null }>;

/** Reads every piece once that the places take, from the whole map down to the ground. */
export async function readArea(places: readonly LatLng[], read: ReadRange): Promise<void> {
  const archive = new PMTiles({
    getKey: () => 'area',
    getBytes: async (offset, length) => {
      const { bytes, tag } = await read(offset, offset + length - 1);
      return tag === null ? { data: bytes } : { data: bytes, etag: tag };
    },
  });
  const { minZoom, maxZoom } = await archive.getHeader();
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    await Promise.all(tilesOf(places, zoom).map(({ x, y }) => archive.getZxy(zoom, x, y)));
  }
}
