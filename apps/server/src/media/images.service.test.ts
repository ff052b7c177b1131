import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_WIDTHS } from '@varde/domain/media-kinds';
import { chooseFormat, readBox, sizeToDraw } from './images.service.ts';

const side = fc.integer({ min: 1, max: 3500 });
const box = fc.record({ width: side, height: side });

describe('readBox', () => {
  it.each(['', '0x10', '10x0', '10', '10x', '3501x10', '10x3501', '1e3x10', '-5x5', '99999x1'])(
    'readBox refuses %j',
    (text) => expect(readBox(text)).toBeUndefined(),
  );

  it('readBox reads width and height up to 3500', () => {
    expect(readBox('3500x1')).toEqual({ width: 3500, height: 1 });
  });
});

describe('sizeToDraw', () => {
  it.each([
    ['a landscape in its box', { width: 3000, height: 2000 }, { width: 640, height: 640 }, 640],
    [
      'a portrait, which its height limits',
      { width: 2000, height: 3000 },
      { width: 960, height: 960 },
      640,
    ],
    ['a size between two widths', { width: 3000, height: 2000 }, { width: 700, height: 700 }, 960],
    ['a portrait thumbnail', { width: 2000, height: 3000 }, { width: 167, height: 167 }, 112],
    ['a tiny box', { width: 3000, height: 2000 }, { width: 1, height: 1 }, 167],
  ])('sizeToDraw chooses the next standard width for %s', (_what, image, requested, width) => {
    expect(sizeToDraw(image, requested, 'inside').width).toBe(width);
  });

  it('sizeToDraw returns at least what fits the box, at the image’s aspect ratio', () => {
    fc.assert(
      fc.property(box, box, (image, requested) => {
        const { width } = sizeToDraw(image, requested, 'inside');
        const fitting =
          image.width * Math.min(requested.width / image.width, requested.height / image.height);
        expect(width).toBeGreaterThanOrEqual(Math.floor(fitting));
      }),
    );
  });

  it('sizeToDraw limits the number of sizes of an image, whatever is requested', () => {
    const sizes = new Set<string>();
    fc.assert(
      fc.property(box, fc.constantFrom('inside' as const, 'cover' as const), (requested, fit) => {
        const { width, height } = sizeToDraw({ width: 3000, height: 2000 }, requested, fit);
        sizes.add(`${fit} ${width}x${height}`);
      }),
      { numRuns: 3000 },
    );
    expect(sizes.size).toBeLessThanOrEqual(IMAGE_WIDTHS.length * 9);
  });

  it('sizeToDraw crops to the aspect ratio closest to the box', () => {
    expect(
      sizeToDraw({ width: 3000, height: 2000 }, { width: 1200, height: 630 }, 'cover'),
    ).toEqual({ width: 1280, height: 672 });
    expect(sizeToDraw({ width: 3000, height: 2000 }, { width: 167, height: 170 }, 'cover')).toEqual(
      { width: 167, height: 167 },
    );
  });
});

it.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 960, 'avif'],
  ['image/avif,image/webp', 3500, 'webp'],
  ['image/webp,*/*', 167, 'webp'],
  ['image/avif;q=0, image/webp', 167, 'webp'],
  ['IMAGE/AVIF', 167, 'avif'],
  ['text/html;a="image/avif,image/webp"', 167, 'jpeg'],
  ['image/avif;q=0.000;x=1', 167, 'jpeg'],
  ['image/avif;q="0"', 167, 'jpeg'],
  [',;/,image', 167, 'jpeg'],
  ['*/*', 167, 'jpeg'],
  [undefined, 167, 'jpeg'],
])('chooseFormat for Accept %j at %i px returns %3$s', (accept, width, format) => {
  expect(chooseFormat(accept, width)).toBe(format);
});
