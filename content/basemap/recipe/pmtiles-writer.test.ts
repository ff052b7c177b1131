import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PMTiles } from 'pmtiles';
import { writePmtiles, type VectorTile } from './pmtiles-writer.ts';

const info = {
  minZoom: 0,
  maxZoom: 7,
  bounds: [-12, 52, 37, 72.5] as const,
  metadata: { name: 'test', vector_layers: [{ id: 'land', fields: {} }] },
};

/** Opens an archive in memory with the reader that the site uses. */
function open(archive: Buffer): PMTiles {
  return new PMTiles({
    getKey: () => 'memory',
    getBytes: (offset, length) =>
      Promise.resolve({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
  });
}

async function textAt(
  archive: PMTiles,
  z: number,
  x: number,
  y: number,
): Promise<string | undefined> {
  const tile = await archive.getZxy(z, x, y);
  return tile && Buffer.from(tile.data).toString();
}

const tile = (z: number, x: number, y: number, text: string): VectorTile => ({
  z,
  x,
  y,
  data: Buffer.from(text),
});

/**
 * All tiles of the zooms up to 7, with so many different lengths that the directory does not fit
 * into the root.
 */
const many = Array.from({ length: 8 }, (_, z) =>
  Array.from({ length: 4 ** z }, (_, index) => {
    const x = index % 2 ** z;
    const y = Math.floor(index / 2 ** z);
    const noise = createHash('sha512').update(`${z}/${x}/${y}`).digest('hex');
    return tile(z, x, y, x % 5 === 0 ? 'sea' : noise.slice(0, 16 + (index % 112)));
  }),
).flat();

describe('writePmtiles', () => {
  it('writes an archive in which the reader finds every tile', async () => {
    const archive = open(writePmtiles([tile(1, 1, 0, 'b'), tile(0, 0, 0, 'a')], info));
    expect(await textAt(archive, 0, 0, 0)).toBe('a');
    expect(await textAt(archive, 1, 1, 0)).toBe('b');
    expect(await textAt(archive, 1, 0, 0)).toBeUndefined();
  });

  it('writes bounds, zooms and metadata', async () => {
    const archive = open(writePmtiles([tile(0, 0, 0, 'a')], info));
    expect(await archive.getHeader()).toMatchObject({
      minZoom: 0,
      maxZoom: 7,
      minLon: -12,
      minLat: 52,
      maxLon: 37,
      maxLat: 72.5,
      centerLon: 12.5,
      centerLat: 62.25,
      clustered: true,
    });
    expect(await archive.getMetadata()).toEqual(info.metadata);
  });

  it('stores equal tiles once', async () => {
    const archive = open(
      writePmtiles(
        [0, 1, 2, 3].map((x) => tile(2, x, 0, 'same')),
        info,
      ),
    );
    const { numAddressedTiles, numTileContents } = await archive.getHeader();
    expect([numAddressedTiles, numTileContents]).toEqual([4, 1]);
    expect(await textAt(archive, 2, 3, 0)).toBe('same');
  });

  it('moves entries to leaf directories when there are many tiles', async () => {
    const archive = open(writePmtiles(many, info));
    const { rootDirectoryLength, leafDirectoryLength } = await archive.getHeader();
    expect(rootDirectoryLength).toBeLessThan(16_257);
    expect(leafDirectoryLength).toBeGreaterThan(0);
    for (const { z, x, y, data } of many.filter((_, index) => index % 211 === 0)) {
      expect(await textAt(archive, z, x, y)).toBe(Buffer.from(data).toString());
    }
  });
});
