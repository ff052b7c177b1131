import { describe, expect, it } from 'vitest';
import { imageService, toTiles } from '../load-tiles.ts';

describe('the image service', () => {
  it.each([
    ['/media/image/0123456789abcdef', '/iiif/3/0123456789abcdef'],
    [
      'https://varde.example/media/image/0123456789abcdef',
      'https://varde.example/iiif/3/0123456789abcdef',
    ],
    ['https://other.example/pictures/1', undefined],
  ])('of %s is %s', (url, service) => expect(imageService(url)).toBe(service));

  it.each([
    ['https://ems.example/image/012wAbCdEfGh', 'https://iiif.example/3/012wAbCdEfGh'],
    ['/media/image/0123456789abcdef', '/iiif/3/0123456789abcdef'],
    ['https://other.example/pictures/1', undefined],
    ['https://ems.example/image/012wAbCdEfGh?dimension=max', undefined],
  ])('of %s is %s where the archive has one', (url, service) =>
    expect(imageService(url, 'https://iiif.example/3/{id}')).toBe(service),
  );
});

describe('tiles', () => {
  const info = {
    id: 'https://behind.example/iiif/3/1',
    width: 8000,
    height: 5000,
    tiles: [{ width: 512, scaleFactors: [1, 2, 4] }],
    preferredFormats: ['webp', 'jpg'],
  };

  it('are asked for as the description says, at the address that the page knows', () => {
    expect(toTiles('/iiif/3/1', info)).toEqual({
      service: '/iiif/3/1',
      width: 8000,
      height: 5000,
      side: 512,
      factors: [1, 2, 4],
      format: 'webp',
    });
  });

  it('are JPEG where nothing else is preferred', () => {
    expect(toTiles('/iiif/3/1', { ...info, preferredFormats: undefined })?.format).toBe('jpg');
  });

  it.each([
    null,
    'text',
    {},
    { ...info, tiles: [] },
    { ...info, width: '8000' },
    { ...info, tiles: [{ width: 0, scaleFactors: [1] }] },
    { ...info, tiles: [{ width: 512, scaleFactors: ['1'] }] },
  ])('are none in %j', (odd) => expect(toTiles('/iiif/3/1', odd)).toBeUndefined());
});
