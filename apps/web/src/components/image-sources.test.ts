import { describe, expect, it } from 'vitest';
import type { ImageView } from '#view-models.ts';
import { mainSource, sizesAttribute, sourceSet } from './image-sources.ts';

const image = (width: number, height: number): ImageView => ({
  url: '/image/a',
  width,
  height,
  dominantColor: '#335577',
  alt: '',
});

describe('sourceSet', () => {
  it('lists every width below the original and the original itself, in its aspect ratio', () => {
    expect(sourceSet(image(1000, 500))).toBe(
      '/image/a?dimension=167x84 167w, /image/a?dimension=334x167 334w, /image/a?dimension=640x320 640w, ' +
        '/image/a?dimension=960x480 960w, /image/a?dimension=1280x640 1000w',
    );
  });

  it('lists nothing wider than the largest derived width', () => {
    expect(sourceSet(image(8000, 4000)).split(', ').at(-1)).toBe(
      '/image/a?dimension=3500x1750 3500w',
    );
  });

  it('lists one file if the original is narrower than the thumbnail', () => {
    expect(sourceSet(image(100, 1))).toBe('/image/a?dimension=167x2 100w');
  });
});

it.each([
  [1600, '/image/a?dimension=640x400'],
  [500, '/image/a?dimension=640x400'],
])('mainSource of an image %i pixels wide is %s', (width, url) => {
  expect(mainSource(image(width, width / 1.6))).toBe(url);
});

describe('sizesAttribute', () => {
  const sizes = { phone: '100px', desktop: '200px' };

  it('is the width of the box for an uncropped image', () => {
    expect(sizesAttribute(image(1600, 1000), 'natural', sizes)).toBe(
      '(min-width: 1000px) 200px, 100px',
    );
  });

  it('grows by the share that a square crop cuts off the sides', () => {
    expect(sizesAttribute(image(1600, 1000), 'square', sizes)).toBe(
      '(min-width: 1000px) calc(200px * 1.6), calc(100px * 1.6)',
    );
  });

  it('grows by the scale of an enlarged crop', () => {
    const enlarged = { ...image(1000, 1000), scale: 1.5 };
    expect(sizesAttribute(enlarged, 'square', sizes)).toBe(
      '(min-width: 1000px) calc(200px * 1.5), calc(100px * 1.5)',
    );
    expect(sizesAttribute(enlarged, 'natural', sizes)).toBe('(min-width: 1000px) 200px, 100px');
  });

  it('does not grow for a tall image, which is cropped at the top and bottom', () => {
    expect(sizesAttribute(image(1000, 2000), 'square', sizes)).toBe(
      '(min-width: 1000px) 200px, 100px',
    );
  });
});
