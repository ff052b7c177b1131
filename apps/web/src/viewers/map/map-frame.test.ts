import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOME_AREA } from './map-camera.ts';
import {
  MAX_BOUNDS,
  openingFrame,
  paddingOf,
  placeAt,
  screenPoint,
  tilesInView,
} from './map-frame.ts';

const PHONE = { width: 390, height: 700 };
const PADDING = { top: 12, right: 12, bottom: 12, left: 12 };
const BERGEN = { lat: 60.3913, lng: 5.3221 };

describe('the frame of a camera', () => {
  it('has its place in the middle, and the bounds of Web Mercator', () => {
    const frame = openingFrame({ center: BERGEN, zoom: 8 }, PHONE, PADDING);
    expect(frame.center.lat).toBeCloseTo(BERGEN.lat);
    expect(frame.center.lng).toBeCloseTo(BERGEN.lng);
    // A pixel at the equator is 360° / (512 · 2^8).
    expect(frame.bounds.east - frame.bounds.west).toBeCloseTo((390 * 360) / (512 * 256));
    expect(frame.bounds.north).toBeGreaterThan(BERGEN.lat);
    expect(screenPoint(frame, PHONE)(BERGEN)).toEqual({
      x: expect.closeTo(195),
      y: expect.closeTo(350),
    });
  });

  it('shows nothing outside the bounds: it is moved, and nearer on a large screen', () => {
    const north = openingFrame({ center: { lat: 76, lng: 20 }, zoom: 6 }, PHONE, PADDING);
    expect(north.bounds.north).toBeCloseTo(MAX_BOUNDS.north);
    const wide = openingFrame({ center: BERGEN, zoom: 3 }, { width: 2560, height: 1000 }, PADDING);
    expect(wide.zoom).toBeGreaterThan(3);
    expect(wide.bounds.west).toBeCloseTo(MAX_BOUNDS.west);
    expect(wide.bounds.east).toBeCloseTo(MAX_BOUNDS.east);
  });
});

describe('the frame of an area', () => {
  it.each([PHONE, { width: 820, height: 500 }])(
    'holds it beside the buttons, and touches the padding in one direction: %o',
    (size) => {
      const padding = paddingOf(size, { above: 60, right: 56 });
      const frame = openingFrame(HOME_AREA, size, padding);
      const at = screenPoint(frame, size);
      const topLeft = at({ lat: HOME_AREA.north, lng: HOME_AREA.west });
      const bottomRight = at({ lat: HOME_AREA.south, lng: HOME_AREA.east });
      const free = [
        topLeft.x - padding.left,
        topLeft.y - padding.top,
        size.width - padding.right - bottomRight.x,
        size.height - padding.bottom - bottomRight.y,
      ];
      expect(Math.min(...free)).toBeCloseTo(0);
    },
  );
});

const place = fc.record({
  lat: fc.double({ min: 55, max: 71, noNaN: true }),
  lng: fc.double({ min: 4, max: 31, noNaN: true }),
});
const zoom = fc.double({ min: 4, max: 16, noNaN: true });

it('a place on the screen leads back to it', () => {
  fc.assert(
    fc.property(place, place, zoom, (center, other, at) => {
      const frame = openingFrame({ center, zoom: at }, PHONE, PADDING);
      const found = placeAt(frame, PHONE, screenPoint(frame, PHONE)(other));
      expect(found.lat).toBeCloseTo(other.lat, 6);
      expect(found.lng).toBeCloseTo(other.lng, 6);
    }),
  );
});

it('tiles cover the screen without gaps, and each reaches into it', () => {
  fc.assert(
    fc.property(place, zoom, (center, at) => {
      const frame = openingFrame({ center, zoom: at }, PHONE, PADDING);
      const { side, tiles } = tilesInView(frame, PHONE, Math.floor(frame.zoom));
      const [lefts, tops] = [tiles.map(({ left }) => left), tiles.map(({ top }) => top)];
      expect(Math.min(...lefts)).toBeLessThanOrEqual(0);
      expect(Math.min(...tops)).toBeLessThanOrEqual(0);
      expect(Math.max(...lefts) + side).toBeGreaterThanOrEqual(PHONE.width);
      expect(Math.max(...tops) + side).toBeGreaterThanOrEqual(PHONE.height);
      for (const { left, top } of tiles) {
        expect(left).toBeLessThan(PHONE.width);
        expect(left).toBeGreaterThan(-side);
        expect(top).toBeLessThan(PHONE.height);
        expect(top).toBeGreaterThan(-side);
      }
      const columns = new Set(lefts.map(Math.round)).size;
      expect(tiles).toHaveLength(columns * new Set(tops.map(Math.round)).size);
    }),
  );
});
