import { IIIF_TILE_SIZE, planIiif, scaleFactors } from '@varde/domain/iiif-plan';
import { readIiifPath } from '@varde/domain/iiif-request';
import { describe, expect, it, vi } from 'vitest';
import type { ImageTiles } from '../gallery-slide.ts';
import { tilesInView, viewOf } from './deep-zoom.ts';

const size = { width: 8000, height: 5001 };
const tiles: ImageTiles = {
  ...size,
  service: '/iiif/3/0123456789abcdef',
  side: IIIF_TILE_SIZE,
  factors: scaleFactors(size),
  format: 'webp',
};
const fullImage = { left: 0, top: 0, ...size };

it.each([
  [1, 0.5],
  [3, 1.5],
])('a screen with a pixel ratio of %d shows the image at density %d', (pixelRatio, density) => {
  vi.stubGlobal('devicePixelRatio', pixelRatio);
  const slide = { pan: { x: -100, y: 50 }, currZoomLevel: 0.5 };
  const area = { left: 200, top: -100, width: 780, height: 1600 };
  expect(viewOf(slide, { x: 390, y: 800 })).toEqual({ area, density });
});

describe('tilesInView', () => {
  it('returns the smallest tiles that are sharp', () => {
    const area = { left: 0, top: 0, width: 100, height: 100 };
    const [half] = tilesInView(tiles, { area, density: 0.5 });
    expect(half?.url).toBe('/iiif/3/0123456789abcdef/0,0,1024,1024/512,512/0/default.webp');
    const [finer] = tilesInView(tiles, { area, density: 0.51 });
    expect(finer?.width).toBe(512);
    const [finest] = tilesInView(tiles, { area, density: 3 });
    expect(finest?.width).toBe(512);
  });

  it('returns only the tiles that cover the view, from its centre outwards', () => {
    const area = { left: 1100, top: 600, width: 900, height: 400 };
    expect(tilesInView(tiles, { area, density: 1 }).map(({ left, top }) => [left, top])).toEqual([
      [1536, 512],
      [1024, 512],
    ]);
  });

  it('clamps tiles to the image when the view extends beyond it', () => {
    const area = { left: -500, top: 4900, width: 600, height: 900 };
    const found = tilesInView(tiles, { area, density: 1 });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ left: 0, top: 4608, width: 512, height: 393 });
    expect(tilesInView(tiles, { area: { ...area, left: 9000 }, density: 1 })).toEqual([]);
  });

  it.each([1, 0.5, 0.25, 0.1])(
    'returns only tiles that the image service offers, at density %d',
    (density) => {
      for (const { url } of tilesInView(tiles, { area: fullImage, density })) {
        const read = readIiifPath(url.slice('/iiif/3/'.length));
        const requestPlan = 'request' in read && planIiif(read.request, size);
        expect(requestPlan).toMatchObject({ isOffered: true });
      }
    },
  );
});
