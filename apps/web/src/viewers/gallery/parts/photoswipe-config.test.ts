import type { PhotoSwipeOptions } from 'photoswipe';
import { describe, expect, it } from 'vitest';
import { galleryOptions, steppedZoom } from './photoswipe-config.ts';

const LABELS = {
  gallery: 'Bilder',
  close: 'Lukk',
  zoom: 'Forstørr',
  previous: 'Forrige',
  next: 'Neste',
  failed: 'Bildet kan ikke vises',
};

/** Zoom level of an image that fits the screen at `fit`. @param width in its own pixels */
function level(
  name: 'maxZoomLevel' | 'secondaryZoomLevel',
  { fit, width = 1_000 }: { fit: number; width?: number },
): number {
  const option: PhotoSwipeOptions[typeof name] = galleryOptions(LABELS)[name];
  if (typeof option !== 'function') throw new Error('not a function');
  return option({ fit, elementSize: { x: width, y: width } } as Parameters<typeof option>[0]);
}

describe('the gallery zooms an image', () => {
  it.each([
    ['four times, when its pixels allow no more', { fit: 0.5 }, 2],
    ['to its own pixels, when that is more than four times', { fit: 0.1 }, 1],
  ])('at most %s', (_, image, max) => expect(level('maxZoomLevel', image)).toBe(max));

  it.each([
    ['three times', { fit: 0.2 }, 0.6],
    ['to its own pixels, when that is less than three times', { fit: 0.5 }, 1],
    ['to a width of 4000', { fit: 0.25, width: 8_000 }, 0.5],
  ])('by a double click %s', (_, image, zoom) =>
    expect(level('secondaryZoomLevel', image)).toBeCloseTo(zoom),
  );

  it.each([
    ['in from the whole image', 0.5, 1.5, 0.75],
    ['in near the maximum, to the maximum', 1.5, 1.5, 2],
    ['in at the maximum, to no more', 2, 1.5, 2],
    ['out near the whole image, to the whole image', 0.6, 1 / 1.5, 0.5],
    ['out from the whole image, to no less', 0.5, 1 / 1.5, 0.5],
  ])('stepwise %s', (_, zoom, factor, result) =>
    expect(steppedZoom(zoom, factor, { fit: 0.5, max: 2 })).toBe(result),
  );
});
