import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicture } from '#test/read-picture.ts';
import { darkStretches, qrMatrix, QUIET_ZONE } from './draw-sheets.ts';

const ADDRESSES = [
  'https://varde.example/1001',
  'https://guide.museene-i-fjord-og-fjell.example/bryggen',
  `http://localhost:4000/${'9'.repeat(64)}`,
];

/** As the sheets draw it: by its stretches. */
function drawn(text: string, width: number): Promise<Buffer> {
  const rows = qrMatrix(text);
  const dark = rows.map((row, y) =>
    darkStretches(row).map(({ at, length }) => `M${at},${y}h${length}v1h-${length}z`),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${rows.length} ${rows.length}"><path d="${dark.flat().join('')}"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: 'white' }).png().toBuffer();
}

const TABLE = ADDRESSES.flatMap((address) =>
  [120, 200, 333, 900].map((w) => [address, w] as const),
);

describe('a QR code', () => {
  it.each(TABLE)('%s is read at %i pixels', async (address, width) => {
    expect(await readPicture(await drawn(address, width))).toEqual([address]);
  });

  it('has a quiet zone of four modules', () => {
    const rows = qrMatrix('https://varde.example/1001');
    const edges = rows.flatMap((row, y) =>
      row.filter((_, x) => Math.min(x, y, rows.length - 1 - x, rows.length - 1 - y) < QUIET_ZONE),
    );
    expect(QUIET_ZONE).toBe(4);
    expect(edges.some(Boolean)).toBe(false);
    expect(rows[QUIET_ZONE]?.[QUIET_ZONE]).toBe(true);
  });

  it('is read with a corner of its data scratched', async () => {
    const address = 'https://varde.example/1001';
    const png = await drawn(address, 330);
    const scratch = {
      create: { width: 30, height: 30, channels: 3, background: 'white' },
    } as const;
    const scratched = await sharp(png)
      .composite([{ input: scratch, left: 220, top: 140 }])
      .png()
      .toBuffer();
    expect(await readPicture(scratched)).toEqual([address]);
  });
});
