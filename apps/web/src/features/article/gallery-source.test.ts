import { expect, it } from 'vitest';
import type { FigureView } from '#view-models.ts';
import { pageImages } from './gallery-source.ts';

const figure = (slideId?: number, caption?: string): FigureView => ({
  image: {
    ...(slideId === undefined ? {} : { slideId }),
    url: `/media/image/${slideId}`,
    width: 100,
    height: 100,
    dominantColor: '#000000',
    alt: '',
  },
  credits: [],
  caption: caption === undefined ? undefined : { text: caption, lang: 'nb' },
});

const images = (opening: FigureView | undefined, ...blocks: FigureView[][]) =>
  pageImages({
    image: opening?.image,
    imageRights: { credits: [] },
    blocks: blocks.map((figures) => ({ kind: 'figures', figures })),
  }).map(({ image, caption }) => [image.slideId, caption?.text]);

it('pageImages starts with the main image and follows the order of the page', () => {
  expect(images(figure(1), [figure(3)], [figure(2), figure(4)])).toEqual([
    [1, undefined],
    [3, undefined],
    [2, undefined],
    [4, undefined],
  ]);
});

it('pageImages contains a repeated image once, with its caption', () => {
  expect(images(figure(1), [figure(2), figure(1, 'Kirka')])).toEqual([
    [1, 'Kirka'],
    [2, undefined],
  ]);
});

it('pageImages omits images that are not slides', () => {
  expect(images(undefined, [figure(), figure(2)])).toEqual([[2, undefined]]);
});
