import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ImageView } from '#view-models.ts';
import { Picture, type PictureProps } from './picture.tsx';

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
function markup(change: Partial<ImageView>, props: Partial<PictureProps> = {}) {
  const html = renderToStaticMarkup(
    <Picture image={{ ...image, ...change }} sizes={sizes} {...props} />,
  );
  const attribute = (element: string, name: string) =>
    new RegExp(`<${element}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];
  return { image: (name: string) => attribute('img', name), frame: attribute('span', 'style') };
}

describe('Picture', () => {
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
