/**
 * The checks of the public IIIF Image API validator (github.com/IIIF/image-validator) for a level 2
 * service, under its names. In iiif.test.ts are info_json, jsonld, cors, baseurl_redirect,
 * linkheader_profile, format_* and id_error_*; *_error_random are in iiif-request.test.ts of the
 * domain. The test image: ten by ten squares, each of its own colour.
 */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '@varde/contract/media';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

const SIDE = 1_000;
const SQUARE = 100;
type Colour = readonly [red: number, green: number, blue: number];

/** Of the square in column x and row y. */
const colourOf = (x: number, y: number): Colour => [x * 25, y * 25, (x * 70 + y * 30) % 256];

function squares(): Buffer {
  const bytes = Buffer.alloc(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1)
      bytes.set(colourOf(Math.floor(x / SQUARE), Math.floor(y / SQUARE)), (y * SIDE + x) * 3);
  return bytes;
}

const png = (): Promise<Buffer> =>
  sharp(squares(), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();

describeWithDatabase('IIIF Image API level 2', (open) => {
  const server = apiPackForAll(open, async () => ({
    files: {
      'media/ruter.png': await png(),
      'media/ruter.png.yaml': 'id: 5501\nalt_text: { no: Ruter }\nlicense: by\n',
      'articles/193.md':
        '---\nid: 193\nowner: bryggen\nimage: ruter.png\n---\n\n# no: Ruter\n\nIngress.\n',
    },
  }));
  let base: string;
  beforeAll(async () => {
    const { identifier } = (await server.get('/api/v3/media/5501')).json<Media>();
    base = `/iiif/3/${identifier}`;
  });

  const request = (path: string, headers: Record<string, string> = {}) =>
    server.get(`${base}/${path}`, headers);

  async function draw(path: string) {
    const response = await request(path);
    expect([path, response.statusCode]).toEqual([path, 200]);
    const { data, info } = await sharp(response.rawPayload)
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    /** @param across and down, as fractions of the image */
    const at = (across: number, down: number): number[] => {
      const [x, y] = [Math.floor(across * info.width), Math.floor(down * info.height)];
      return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    };
    return { at, size: [info.width, info.height] };
  }

  /** Centre of the square in this column and row of the full image. */
  const middle = (column: number, row: number): [number, number] => [
    (column + 0.5) / 10,
    (row + 0.5) / 10,
  ];
  const CHOSEN: readonly [number, number][] = [
    [0, 0],
    [9, 0],
    [4, 6],
    [0, 9],
    [9, 9],
  ];
  /** The validator tolerates a difference of six per channel. */
  const near = (found: readonly number[], expected: Colour): boolean =>
    expected.every((part, index) => Math.abs(part - (found[index] ?? 0)) <= 6);

  describe('identifier', () => {
    it('id_basic: returns the image', async () => {
      expect((await draw('full/max/0/default.jpg')).size).toEqual([SIDE, SIDE]);
    });

    it('id_squares: returns the test image', async () => {
      const { at } = await draw('full/max/0/default.png');
      for (const [x, y] of CHOSEN) expect(at(...middle(x, y))).toEqual([...colourOf(x, y)]);
    });

    it('id_escaped: accepts percent-encoding', async () => {
      const last = base.slice(-1);
      const escaped = `${base.slice(0, -1)}%${last.charCodeAt(0).toString(16)}`;
      expect((await server.get(`${escaped}/full/90,/0/default.jpg`)).statusCode).toBe(200);
    });
  });

  describe('region', () => {
    it.each([
      ['region_pixels', '100,100,100,100', 1, 1],
      ['region_pixels', '900,400,100,100', 9, 4],
      ['region_percent', 'pct:30,70,10,10', 3, 7],
      ['region_percent', 'pct:0,0,10,10', 0, 0],
    ])('%s: %s is the expected square', async (_check, region, column, row) => {
      const { at, size } = await draw(`${region}/max/0/default.png`);
      expect(size).toEqual([SQUARE, SQUARE]);
      for (const place of [0.05, 0.5, 0.95])
        expect(at(place, place)).toEqual([...colourOf(column, row)]);
    });

    it('region_square: has equal width and height', async () => {
      expect((await draw('square/max/0/default.png')).size).toEqual([SIDE, SIDE]);
    });
  });

  describe('size', () => {
    it.each([
      ['size_wc', 'full/400,', [400, 400]],
      ['size_ch', 'full/,250', [250, 250]],
      ['size_percent', 'full/pct:25', [250, 250]],
      ['size_wh', 'full/300,200', [300, 200]],
      ['size_bwh', 'full/!300,200', [200, 200]],
      ['size_region', '200,300,100,100/40,40', [40, 40]],
      ['size_max', 'full/max', [SIDE, SIDE]],
    ])('%s: %s has the expected size', async (_check, path, size) => {
      expect((await draw(`${path}/0/default.png`)).size).toEqual(size);
    });

    it('size_wc: has the expected content', async () => {
      const { at } = await draw('full/500,/0/default.png');
      for (const [x, y] of CHOSEN)
        expect(near(at(...middle(x, y)), colourOf(x, y)), `${x},${y}`).toBe(true);
    });

    it.each([
      ['size_noup', '1100,', 400],
      ['size_noup', 'pct:110', 400],
      ['size_up', '^1100,', 501],
      ['size_nofull', 'full', 400],
    ])('%s: %s returns %i', async (_check, size, status) => {
      expect((await request(`full/${size}/0/default.jpg`)).statusCode).toBe(status);
    });
  });

  describe('rotation', () => {
    it.each<[string, string, (x: number, y: number) => [number, number]]>([
      ['rot_full_basic', '90', (x, y) => [9 - y, x]],
      ['rot_full_basic', '180', (x, y) => [9 - x, 9 - y]],
      ['rot_full_basic', '270', (x, y) => [y, 9 - x]],
      ['rot_mirror', '!0', (x, y) => [9 - x, y]],
      ['rot_mirror_180', '!180', (x, y) => [x, 9 - y]],
    ])('%s: %s moves every square', async (_check, rotation, moved) => {
      const { at } = await draw(`full/max/${rotation}/default.png`);
      for (const [x, y] of CHOSEN)
        expect(at(...middle(...moved(x, y)))).toEqual([...colourOf(x, y)]);
    });

    it('rot_region_basic: rotates a region', async () => {
      const { at } = await draw('0,0,200,100/max/90/default.png');
      expect([at(0.5, 0.25), at(0.5, 0.75)]).toEqual([[...colourOf(0, 0)], [...colourOf(1, 0)]]);
    });
  });

  describe('quality', () => {
    it.each([
      ['quality_color', 'color.jpg', 3],
      ['quality_grey', 'gray.png', 1],
      ['quality_grey', 'gray.jpg', 1],
      ['quality_bitonal', 'bitonal.png', 1],
    ])('%s: %s has the expected channels', async (_check, last, channels) => {
      const { rawPayload } = await request(`full/200,/0/${last}`);
      expect((await sharp(rawPayload).metadata()).channels).toBe(channels);
    });
  });

  describe('headers', () => {
    it('linkheader_canonical: equal images have one canonical URL', async () => {
      const links = await Promise.all(
        ['full/500,', 'full/,500', 'full/pct:50', '0,0,1000,1000/500,500'].map(
          async (path) => (await request(`${path}/0/default.jpg`)).headers.link,
        ),
      );
      expect(new Set(links).size).toBe(1);
      expect(links[0]).toMatch(/^<http[^>]+\/full\/500,500\/0\/default\.jpg>;rel="canonical"/);
    });
  });
});
