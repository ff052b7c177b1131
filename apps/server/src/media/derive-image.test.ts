import exifr from 'exifr';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderForAll } from '#test/folder.ts';
import { readImageCredits } from './metadata/read-metadata.ts';
import {
  coverCrop,
  drawFull,
  drawImage,
  imageName,
  IMAGE_FORMATS,
  type ImageRequest,
} from './derive-image.ts';
import { openMediaStore, type MediaStore } from './storage/media.store.ts';
import { uprightSize } from './open-image.ts';

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

const folder = folderForAll();
let store: MediaStore;
beforeAll(async () => void (store = await openMediaStore(folder)));

describe('drawImage', () => {
  /** 600 x 300: the left half red, the right half blue. */
  let halves: string;
  beforeAll(async () => void (halves = await put(await twoHalves().png().toBuffer())));

  const put = async (bytes: Buffer) => (await store.putBytes(bytes)).sha256;
  const twoHalves = () => {
    const right = { create: { width: 300, height: 300, channels: 3, background: BLUE } } as const;
    return sharp({ create: { width: 600, height: 300, channels: 3, background: RED } }).composite([
      { input: right, left: 300, top: 0 },
    ]);
  };
  const base: ImageRequest = { width: 200, height: 200, fit: 'inside', format: 'webp' };
  const derive = async (sha256: string, request: Partial<ImageRequest> = {}) => {
    const bytes = await drawImage(store.pathOf(sha256), { ...base, ...request });
    const { width, height } = await sharp(bytes).metadata();
    return { bytes, size: [width, height] };
  };
  const readFields = async (bytes: Buffer): Promise<object> => {
    const { exif } = await sharp(bytes).metadata();
    return (await exifr.parse(exif?.subarray(6) ?? Buffer.alloc(0), { gps: true })) ?? {};
  };
  const mainColour = async (bytes: Buffer) => {
    const { dominant } = await sharp(await sharp(bytes).png().toBuffer()).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };

  it.each([
    ['fits the full image inside the box', { fit: 'inside' }, [200, 100]],
    ['fills the box', { fit: 'cover' }, [200, 200]],
    ['does not enlarge', { fit: 'inside', width: 5000, height: 5000 }, [600, 300]],
    [
      'keeps the aspect ratio of a box larger than the image',
      { fit: 'cover', width: 900, height: 900 },
      [300, 300],
    ],
  ] as const)('drawImage %s', async (_name, request, size) => {
    expect((await derive(halves, request)).size).toEqual(size);
  });

  it.each(IMAGE_FORMATS)('drawImage embeds credits but no location in a %s', async (format) => {
    const photograph = await twoHalves()
      .withExif({ IFD0: { Artist: 'Kari', Copyright: 'Museet' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { bytes } = await derive(await put(photograph), { width: 600, height: 600, format });
    expect(await readImageCredits(bytes)).toEqual({ creators: ['Kari'], copyright: 'Museet' });
    expect(await readFields(bytes)).not.toHaveProperty('GPSLatitudeRef');
  });

  it.each([
    [0.1, 'red'],
    [0.9, 'blue'],
  ])('drawImage crops around a focal point at %f of the width', async (x, colour) => {
    const { bytes } = await derive(halves, { fit: 'cover', focalPoint: { x, y: 0.5 } });
    expect(await mainColour(bytes)).toBe(colour);
  });

  it.each(IMAGE_FORMATS)('drawImage writes %s', async (format) => {
    const found = (await sharp((await derive(halves, { format })).bytes).metadata()).format;
    expect(found).toBe(format === 'avif' ? 'heif' : format);
  });

  it('drawImage turns the image upright and drops camera metadata', async () => {
    const turned = await put(
      await twoHalves()
        .withExif({ IFD0: { ImageDescription: 'secret place' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    for (const fit of ['inside', 'cover'] as const) {
      const { bytes, size } = await derive(turned, {
        fit,
        width: 100,
        height: 200,
        format: 'jpeg',
      });
      expect(size).toEqual([100, 200]);
      expect(bytes.includes('secret place')).toBe(false);
    }
  });

  it('drawImage crops a photograph that the camera has turned like one that is stored upright', async () => {
    const turned = await put(await twoHalves().withMetadata({ orientation: 6 }).png().toBuffer());
    const stored = await twoHalves().png().toBuffer();
    const upright = await put(await sharp(stored).rotate(90).png().toBuffer());
    const rednessOf = async (original: string, y: number) => {
      const { bytes } = await derive(original, { fit: 'cover', focalPoint: { x: 0.5, y } });
      return (await sharp(bytes).stats()).channels[0]?.mean;
    };
    for (const y of [0.1, 0.4, 0.9])
      expect(await rednessOf(turned, y)).toBeCloseTo((await rednessOf(upright, y)) ?? 0, 0);
  });

  it('imageName includes every parameter that affects the bytes', () => {
    const requests: Partial<ImageRequest>[] = [
      {},
      { width: 201 },
      { height: 201 },
      { fit: 'cover' },
      { fit: 'cover', focalPoint: { x: 0.25, y: 0.5 } },
      { format: 'jpeg' },
    ];
    const names = requests.map((request) => imageName(halves, { ...base, ...request }));
    expect(new Set(names).size).toBe(requests.length);
    expect(names.every((name) => name.startsWith(halves))).toBe(true);
  });
});

describe('uprightSize', () => {
  const put = async (bytes: string | Buffer) =>
    store.pathOf((await store.putBytes(Buffer.from(bytes))).sha256);
  const svg = (width: number | string, height: number | string, shape: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`;
  const disc = svg(100, 100, '<circle cx="50" cy="50" r="40" fill="#a00"/>');

  it.each([
    ['wide', 160, 100, 3500, 2188],
    ['small', 16, 16, 3500, 3500],
    ['larger than the maximum', 20_000, 10_000, 3500, 1750],
    ['much taller than wide', 10, 100, 600, 6000],
    ['in millimetres', '254mm', '127mm', 3500, 1750],
    ['larger than the maximum, in millimetres', '4200mm', '2100mm', 3500, 1750],
    ['in points', '100pt', '50pt', 3500, 1750],
  ])('a drawing that is %s gets the largest size', async (_name, w, h, width, height) => {
    const drawing = await put(svg(w, h, '<rect width="100%" height="100%" fill="#2f6a9f"/>'));
    expect(await uprightSize(drawing)).toEqual({ width, height });
  });

  it.each([
    ['as it is stored', 1, 40, 30],
    ['upside down', 3, 40, 30],
    ['turned right', 6, 30, 40],
    ['turned left', 8, 30, 40],
  ])('a photograph %s has its size as displayed', async (_name, orientation, width, height) => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: RED } })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    expect(await uprightSize(await put(photo))).toEqual({ width, height });
  });

  it('a drawing is sharp and transparent in any size', async () => {
    const drawing = await put(disc);
    const small = await drawImage(drawing, {
      width: 960,
      height: 960,
      fit: 'inside',
      format: 'webp',
    });
    const full = await drawFull(drawing);
    for (const [bytes, width] of [
      [small, 960],
      [full, 3500],
    ] as const) {
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width, height: width, channels: 4 });
      const soft = Array.from(
        { length: width },
        (_, x) => data[((width / 2) * width + x) * 4 + 3] ?? 0,
      );
      // Only a pixel or two at each of its edges are semi-transparent.
      expect(soft.filter((alpha) => alpha > 8 && alpha < 247).length).toBeLessThanOrEqual(6);
    }
  });

  it('an opaque drawing has no alpha channel', async () => {
    const drawing = await put(svg(10, 10, '<rect width="10" height="10" fill="#2f6a9f"/>'));
    expect(await sharp(await drawFull(drawing)).metadata()).toMatchObject({ format: 'jpeg' });
  });
});

const MIDDLE = { x: 0.5, y: 0.5 };

describe('coverCrop', () => {
  it.each([
    ['a wide image in a square', [3000, 2000], [100, 100], MIDDLE, [150, 100], [25, 0, 100, 100]],
    [
      'a focal point at the right',
      [3000, 2000],
      [100, 100],
      { x: 1, y: 0.5 },
      [150, 100],
      [50, 0, 100, 100],
    ],
    [
      'a focal point at the left',
      [3000, 2000],
      [100, 100],
      { x: 0.1, y: 0 },
      [150, 100],
      [0, 0, 100, 100],
    ],
    [
      'a tall image in a wide box',
      [1000, 3000],
      [200, 100],
      { x: 0.5, y: 0.25 },
      [200, 600],
      [0, 100, 200, 100],
    ],
    ['an image smaller than the box', [50, 80], [100, 100], MIDDLE, [50, 80], [0, 15, 50, 50]],
  ])('coverCrop handles %s', (_name, image, box, focalPoint, scaled, window) => {
    const [width = 0, height = 0] = image;
    const [boxWidth = 0, boxHeight = 0] = box;
    const crop = coverCrop({ width, height }, { width: boxWidth, height: boxHeight }, focalPoint);
    expect([crop.scaled.width, crop.scaled.height]).toEqual(scaled);
    const { left, top } = crop.window;
    expect([left, top, crop.window.width, crop.window.height]).toEqual(window);
  });

  it('coverCrop never crops outside the scaled image and never enlarges', () => {
    const side = fc.integer({ min: 1, max: 9000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, side, side, share, share, (width, height, w, h, x, y) => {
        const { scaled, window } = coverCrop({ width, height }, { width: w, height: h }, { x, y });
        expect(scaled.width).toBeLessThanOrEqual(width);
        expect(scaled.height).toBeLessThanOrEqual(height);
        expect(window.left).toBeGreaterThanOrEqual(0);
        expect(window.top).toBeGreaterThanOrEqual(0);
        expect(window.left + window.width).toBeLessThanOrEqual(scaled.width);
        expect(window.top + window.height).toBeLessThanOrEqual(scaled.height);
      }),
    );
  });
});
