/** Reads the parts of the basemap archive that the map would read around some places. */
import type { LatLng } from '@varde/domain/geo';
import { PMTiles } from 'pmtiles';
import { tilesOf } from './tiles-of.ts';

/** Resolves with the bytes `from` to `to`, inclusive. */
export type ReadRange = (
  from: number,
  to: number,
) => Promise<{ readonly bytes: ArrayBuffer; readonly tag: string | null }>;

/** Reads every tile that the places need, once each, at all zoom levels. */
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
