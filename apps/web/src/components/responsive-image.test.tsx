import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ImageView } from '#view-models.ts';
import {
  ResponsiveImage,
  type ResponsiveImageProps,
  mainSource,
  sizesAttribute,
  sourceSet,
} from './responsive-image.tsx';

const image: ImageView = {
  url: '/media/image/a',
  width: 3500,
  height: 2188,
  dominantColor: '#335577',
  alt: 'En kirke',
  altLang: 'nb',
};
const sizes = { phone: '100vw', desktop: '200px' };

/** Attributes of the image and of its frame. */
function markup(change: Partial<ImageView>, props: Partial<ResponsiveImageProps> = {}) {
  const html = renderToStaticMarkup(
    <ResponsiveImage image={{ ...image, ...change }} sizes={sizes} {...props} />,
  );
  const attribute = (element: string, name: string) =>
    new RegExp(`<${element}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
  return { image: (name: string) => attribute('img', name), frame: attribute('span', 'style') };
}

describe('ResponsiveImage', () => {
  it.each([
    ['alt', 'En kirke'],
    ['lang', 'nb'],
    ['width', '3500'],
    ['height', '2188'],
    ['loading', 'lazy'],
    ['src', '/media/image/a?dimension=640x401'],
  ])('sets %s: %s', (name, value) => expect(markup({}).image(name)).toBe(value));

  it('lists the widths of specification §9.4 in srcset, from the thumbnail to 3500', () => {
    const offered = markup({ width: 7000, height: 4376 }).image('srcSet') ?? '';
    const widths = offered.split(', ').map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));
    expect(widths).toEqual([167, 334, 640, 960, 1280, 1920, 2560, 3500]);
  });

  it('sets dominant colour and aspect ratio on its frame', () => {
    expect(markup({}).frame).toBe('background-color:#335577;aspect-ratio:3500 / 2188');
  });

  it.each([
    [{ focalPoint: { x: 0.25, y: 0.755 } }, 'object-position:25% 75.5%'],
    [
      { focalPoint: { x: 0.25, y: 0.75 }, scale: 1.5 },
      'object-position:25% 75%;scale:1.5;transform-origin:25% 75%',
    ],
    [{ scale: 2 }, 'scale:2'],
    [{ filters: 'sepia(0.2)' }, '--own-filters:sepia(0.2)'],
    [{}, undefined],
  ])('sets the crop and filters of %j', (look, style) =>
    expect(markup(look, { shape: 'square' }).image('style')).toBe(style),
  );

  it('ignores the scale of an uncropped image', () => {
    expect(markup({ scale: 2 }).image('style')).toBeUndefined();
  });
});

const imageOf = (width: number, height: number) => ({ ...image, url: '/image/a', width, height });

describe('sourceSet', () => {
  it('lists every width below the original and the original itself, in its aspect ratio', () => {
    expect(sourceSet(imageOf(1000, 500))).toBe(
      '/image/a?dimension=167x84 167w, /image/a?dimension=334x167 334w, /image/a?dimension=640x320 640w, ' +
        '/image/a?dimension=960x480 960w, /image/a?dimension=1280x640 1000w',
    );
  });

  it('lists nothing wider than the largest derived width', () => {
    expect(sourceSet(imageOf(8000, 4000)).split(', ').at(-1)).toBe(
      '/image/a?dimension=3500x1750 3500w',
    );
  });

  it('lists one file if the original is narrower than the thumbnail', () => {
    expect(sourceSet(imageOf(100, 1))).toBe('/image/a?dimension=167x2 100w');
  });
});

it.each([
  [1600, '/image/a?dimension=640x400'],
  [500, '/image/a?dimension=640x400'],
])('mainSource of an image %i pixels wide is %s', (width, url) => {
  expect(mainSource(imageOf(width, width / 1.6))).toBe(url);
});

describe('sizesAttribute', () => {
  it.each([
    ['higher than wide', imageOf(500, 1000), 'calc(100px * 0.5)'],
    ['wider than high', imageOf(2000, 1000), '100px'],
  ])('of an image shown whole that is %s is the width it is drawn in', (_what, whole, phone) => {
    const attribute = sizesAttribute(whole, 'whole', { phone: '100px', desktop: '200px' });
    expect(attribute.split(', ').at(-1)).toBe(phone);
  });

  const sizes = { phone: '100px', desktop: '200px' };

  it('is the width of the box for an uncropped image', () => {
    expect(sizesAttribute(imageOf(1600, 1000), 'natural', sizes)).toBe(
      '(min-width: 1000px) 200px, 100px',
    );
  });

  it('grows by the share that a square crop cuts off the sides', () => {
    expect(sizesAttribute(imageOf(1600, 1000), 'square', sizes)).toBe(
      '(min-width: 1000px) calc(200px * 1.6), calc(100px * 1.6)',
    );
  });

  it('grows by the scale of an enlarged crop', () => {
    const enlarged = { ...imageOf(1000, 1000), scale: 1.5 };
    expect(sizesAttribute(enlarged, 'square', sizes)).toBe(
      '(min-width: 1000px) calc(200px * 1.5), calc(100px * 1.5)',
    );
    expect(sizesAttribute(enlarged, 'natural', sizes)).toBe('(min-width: 1000px) 200px, 100px');
  });

  it('does not grow for a tall image, which is cropped at the top and bottom', () => {
    expect(sizesAttribute(imageOf(1000, 2000), 'square', sizes)).toBe(
      '(min-width: 1000px) 200px, 100px',
    );
  });
});
