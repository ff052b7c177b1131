import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL_IMAGE_SIZE } from './constants.ts';
import { IIIF_TILE_SIZE, listedSizes, planIiif, scaleFactors, type IiifPlan } from './iiif-plan.ts';
import { readIiifRequest, type IiifRequest } from './iiif-request.ts';
import type { Dimension, FocalPoint } from './media-kinds.ts';

const IMAGE = { width: 300, height: 200 };
const LARGE = { width: 6000, height: 4000 };

function requestOf(path: string): IiifRequest {
  const [region = '', size = '', rotation = '', last = ''] = path.split('/');
  const request = readIiifRequest(region, size, rotation, last);
  if ('invalidPart' in request) throw new Error(`${path}: ${request.invalidPart}`);
  return request;
}

const planOf = (path: string, image: Dimension = IMAGE, focalPoint?: FocalPoint) =>
  planIiif(requestOf(path), image, focalPoint);

function validPlan(path: string, image: Dimension = IMAGE, focalPoint?: FocalPoint): IiifPlan {
  const plan = planOf(path, image, focalPoint);
  if ('invalidPart' in plan) throw new Error(`${path}: ${plan.detail}`);
  return plan;
}

const windowOf = ({ region: { left, top, width, height } }: IiifPlan) => [left, top, width, height];
const sizeOf = ({ size: { width, height } }: IiifPlan) => [width, height];

/** The examples of IIIF Image API 3.0 §4.1, §4.2 on its image of 300 × 200. */
describe('planIiif', () => {
  it.each([
    ['full', [0, 0, 300, 200]],
    ['square', [50, 0, 200, 200]],
    ['125,15,120,140', [125, 15, 120, 140]],
    ['pct:41.6,7.5,40,70', [125, 15, 120, 140]],
    ['125,15,200,200', [125, 15, 175, 185]],
    ['pct:41.6,7.5,66.6,100', [125, 15, 175, 185]],
    ['299,199,500,500', [299, 199, 1, 1]],
    ['0,0,99999999,99999999', [0, 0, 300, 200]],
  ])('resolves the region %s', (region, window) => {
    expect(windowOf(validPlan(`${region}/max/0/default.jpg`))).toEqual(window);
  });

  it.each(['300,0,10,10', '0,200,10,10', 'pct:100,0,10,10', 'pct:0,0,0.001,0.001'])(
    'rejects the empty region %s',
    (region) => {
      expect(planOf(`${region}/max/0/default.jpg`)).toMatchObject({ invalidPart: 'region' });
    },
  );

  it.each([
    [{ x: 0, y: 0.5 }, 0],
    [{ x: 0.9, y: 0.5 }, 100],
    [{ x: 0.4, y: 0 }, 20],
  ])('cuts a square around %j', (focalPoint, left) => {
    const plan = validPlan('square/max/0/default.jpg', IMAGE, focalPoint);
    expect(windowOf(plan)).toEqual([left, 0, 200, 200]);
  });

  it.each([
    ['max', [300, 200]],
    ['150,', [150, 100]],
    [',150', [225, 150]],
    ['pct:50', [150, 100]],
    ['225,100', [225, 100]],
    ['!225,100', [150, 100]],
    ['!9000,9000', [300, 200]],
    ['!1,1', [1, 1]],
    ['^150,', [150, 100]],
    ['^pct:100', [300, 200]],
  ])('scales to %s', (size, pixels) => {
    expect(sizeOf(validPlan(`full/${size}/0/default.jpg`))).toEqual(pixels);
  });

  it.each([
    ['301,', 'larger than the region'],
    [',201', 'larger than the region'],
    ['301,200', 'larger than the region'],
    ['300,201', 'larger than the region'],
    ['pct:100.5', 'larger than the region'],
    ['pct:0.1', 'less than one pixel'],
  ])('rejects the size %s, which is %s', (size, reason) => {
    const error = planOf(`full/${size}/0/default.jpg`);
    expect(error).toMatchObject({ invalidPart: 'size', detail: expect.stringContaining(reason) });
    expect(error).not.toHaveProperty('isUnsupported');
  });

  it.each(['^max', '^360,', '^,240', '^pct:120', '^360,360', '^!360,360'])(
    'rejects %s as unsupported enlargement',
    (size) => {
      expect(planOf(`full/${size}/0/default.jpg`)).toMatchObject({
        invalidPart: 'size',
        isUnsupported: true,
      });
    },
  );

  it('limits a larger image to the full image size', () => {
    expect(sizeOf(validPlan('full/max/0/default.jpg', LARGE))).toEqual([3500, 2333]);
    expect(sizeOf(validPlan('full/^max/0/default.jpg', LARGE))).toEqual([3500, 2333]);
    expect(sizeOf(validPlan('full/!9000,9000/0/default.jpg', LARGE))).toEqual([3500, 2333]);
    expect(planOf('full/pct:90/0/default.jpg', LARGE)).toMatchObject({
      invalidPart: 'size',
      detail: expect.stringContaining('larger than 3500 pixels'),
    });
  });

  it('returns at least one pixel of a thin strip', () => {
    const strip = { width: 3000, height: 2 };
    expect(sizeOf(validPlan('full/100,/0/default.jpg', strip))).toEqual([100, 1]);
    expect(sizeOf(validPlan('full/!50,50/0/default.jpg', strip))).toEqual([50, 1]);
  });

  it.each([
    ['full/max/0/color.jpg', 'full/max/0/default.jpg'],
    ['pct:0,0,100,100/pct:100/360/default.png', 'full/max/0/default.png'],
    ['0,0,300,200/300,/0.0/gray.jpg', 'full/max/0/gray.jpg'],
    ['square/!100,100/!90/default.webp', '50,0,200,200/100,100/!90/default.webp'],
    ['full/^150,/0/bitonal.png', 'full/150,100/0/bitonal.png'],
    ['125,15,200,200/max/0/default.jpg', '125,15,175,185/max/0/default.jpg'],
  ])('writes %s canonically', (path, canonical) => {
    expect(validPlan(path).canonical).toBe(canonical);
  });

  it('stays within the image and the limits, and gives the same plan for its canonical form', () => {
    const share = fc.double({ min: 0, max: 120, noNaN: true }).map((n) => n.toFixed(3));
    const pixel = fc.integer({ min: 0, max: 9000 });
    const region = fc.oneof(
      fc.constantFrom('full', 'square'),
      fc.tuple(pixel, pixel, pixel, pixel).map((four) => four.join(',')),
      fc.tuple(share, share, share, share).map((four) => `pct:${four.join(',')}`),
    );
    const side = fc.integer({ min: 1, max: FULL_IMAGE_SIZE });
    const size = fc.oneof(
      fc.constantFrom('max', '^max'),
      side.map((w) => `${w},`),
      side.map((h) => `,${h}`),
      fc.tuple(side, side).map(([w, h]) => `${w},${h}`),
      fc.tuple(side, side).map(([w, h]) => `!${w},${h}`),
      share.map((n) => `pct:${n}`),
    );
    const imageSize = fc.record({
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 5000 }),
    });
    fc.assert(
      fc.property(region, size, imageSize, (requestedRegion, requestedSize, image) => {
        const request = readIiifRequest(requestedRegion, requestedSize, '0', 'default.jpg');
        const plan = 'invalidPart' in request ? request : planIiif(request, image);
        if ('invalidPart' in plan) return;
        const { left, top, width, height } = plan.region;
        expect(left + width).toBeLessThanOrEqual(image.width);
        expect(top + height).toBeLessThanOrEqual(image.height);
        for (const [drawn, taken] of [
          [plan.size.width, width],
          [plan.size.height, height],
        ] as const) {
          expect(drawn).toBeGreaterThanOrEqual(1);
          expect(drawn).toBeLessThanOrEqual(Math.min(taken, FULL_IMAGE_SIZE));
        }
        expect(planOf(plan.canonical, image)).toEqual(plan);
      }),
      { numRuns: 3000 },
    );
  });
});

/** Tiles as viewers request them: implementation notes of the standard, and OpenSeadragon. */
function* tilesOf(image: Dimension): Generator<string> {
  for (const factor of scaleFactors(image)) {
    const side = IIIF_TILE_SIZE * factor;
    for (let left = 0; left < image.width; left += side)
      for (let top = 0; top < image.height; top += side) {
        const width = Math.min(side, image.width - left);
        const height = Math.min(side, image.height - top);
        const size = `${Math.ceil(width / factor)},${Math.ceil(height / factor)}`;
        yield `${left},${top},${width},${height}/${size}/0/default.jpg`;
      }
  }
}

describe('the sizes and tiles in info.json', () => {
  it.each([
    [{ width: 512, height: 300 }, [1]],
    [{ width: 513, height: 300 }, [1, 2]],
    [{ width: 3500, height: 2333 }, [1, 2, 4, 8]],
    [{ width: 1, height: 1 }, [1]],
  ])('halves %j until it fits a tile', (image, factors) => {
    expect(scaleFactors(image)).toEqual(factors);
  });

  it('lists available sizes up to the largest', () => {
    expect(listedSizes(LARGE)).toEqual([
      { width: 375, height: 250 },
      { width: 750, height: 500 },
      { width: 1500, height: 1000 },
      { width: 3000, height: 2000 },
      { width: 3500, height: 2333 },
    ]);
    for (const { width, height } of listedSizes(LARGE))
      expect(validPlan(`full/${width},${height}/0/default.jpg`, LARGE).isOffered).toBe(true);
  });

  it.each([LARGE, IMAGE, { width: 3500, height: 2333 }, { width: 1025, height: 7 }])(
    'offers every tile of %j',
    (image) => {
      for (const tile of tilesOf(image)) expect(validPlan(tile, image).isOffered).toBe(true);
    },
  );

  it.each([
    '1,0,512,512/512,512/0/default.jpg',
    '0,0,512,512/500,500/0/default.jpg',
    '0,0,511,512/511,512/0/default.jpg',
    '0,0,1024,1024/1024,1024/0/default.jpg',
    '512,0,1024,1024/512,512/0/default.jpg',
    '0,512,1024,1024/512,512/0/default.jpg',
    '0,0,1024,1024/511,512/0/default.jpg',
    '0,0,1024,1024/512,511/0/default.jpg',
    '0,0,512,512/512,512/90/default.jpg',
    '0,0,512,512/512,512/!0/default.jpg',
    '0,0,512,512/512,512/0/gray.jpg',
    'full/751,/0/default.jpg',
  ])('does not offer %s', (path) => expect(validPlan(path, LARGE).isOffered).toBe(false));

  it('offers a bounded number of images', () => {
    const offered = new Set<string>();
    for (const width of [...Array(600).keys()].map((n) => n + 1))
      for (const path of [
        `full/${width},/0/default.jpg`,
        `0,0,512,512/${Math.min(width, 512)},/0/default.jpg`,
      ]) {
        const plan = validPlan(path, LARGE);
        if (plan.isOffered) offered.add(plan.canonical);
      }
    expect([...offered].sort()).toEqual([
      '0,0,512,512/max/0/default.jpg',
      'full/375,250/0/default.jpg',
    ]);
  });
});
