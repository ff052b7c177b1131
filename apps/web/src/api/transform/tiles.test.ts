import { describe, expect, it } from 'vitest';
import { imageService, toTiles } from '../load-tiles.ts';

describe('imageService', () => {
  it.each([
    ['/media/image/0123456789abcdef', '/iiif/3/0123456789abcdef'],
    [
      'https://varde.example/media/image/0123456789abcdef',
      'https://varde.example/iiif/3/0123456789abcdef',
    ],
    ['https://other.example/pictures/1', undefined],
  ])('of %s is %s without an archive', (url, service) => expect(imageService(url)).toBe(service));

  it.each([
    ['https://ems.example/image/012wAbCdEfGh', 'https://iiif.example/3/012wAbCdEfGh'],
    ['/media/image/0123456789abcdef', '/iiif/3/0123456789abcdef'],
    ['https://other.example/pictures/1', undefined],
    ['https://ems.example/image/012wAbCdEfGh?dimension=max', undefined],
  ])('of %s is %s with an archive', (url, service) =>
    expect(imageService(url, 'https://iiif.example/3/{id}')).toBe(service),
  );
});

describe('toTiles', () => {
  const info = {
    id: 'https://behind.example/iiif/3/1',
    width: 8000,
    height: 5000,
    tiles: [{ width: 512, scaleFactors: [1, 2, 4] }],
    preferredFormats: ['webp', 'jpg'],
  };

  it('uses the sizes of the description at the URL that the page knows', () => {
    expect(toTiles('/iiif/3/1', info)).toEqual({
      service: '/iiif/3/1',
      width: 8000,
      height: 5000,
      side: 512,
      factors: [1, 2, 4],
      format: 'webp',
    });
  });

  it('defaults to JPEG', () => {
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
  ])('returns undefined for %j', (odd) => expect(toTiles('/iiif/3/1', odd)).toBeUndefined());
});
