import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readItemMapSearch, startOf, writeItemMapSearch } from './item-map-search.ts';
import { pinsOf } from './map-place.ts';
import type { MapPlace } from './map-place.ts';
import { projectLine } from './parts/project-line.ts';

type Point = readonly [x: number, y: number];

const place = (id: number, location?: { lat: number; lng: number }): MapPlace => ({
  id,
  kind: 'article',
  title: { text: 'Sted', lang: 'nb' },
  state: 'normal',
  location,
});

describe('the address of a page’s map', () => {
  it.each([
    ['a whole one', { c: '60.39,5.32', z: '12', s: '102' }, { c: '60.39,5.32', z: 12, s: 102 }],
    ['a centre off the globe', { c: '95,5' }, {}],
    ['a zoom out of range and an id that is none', { z: 40, s: -3 }, {}],
    ['parameters of others', { q: 'x' }, {}],
  ])('is read: %s', (_, raw, expected) => {
    expect(readItemMapSearch(raw)).toEqual(expected);
  });

  it('leads back to the same view', () => {
    const camera = { center: { lat: 60.392991, lng: 5.324155 }, zoom: 11.96 };
    const search = writeItemMapSearch(camera, 102);
    expect(search).toEqual({ c: '60.393,5.3242', z: 12, s: 102 });
    expect(startOf(search, [])).toEqual({ center: { lat: 60.393, lng: 5.3242 }, zoom: 12 });
  });
});

describe('startOf', () => {
  it('shows all places with room around them', () => {
    const places = [place(1, { lat: 60, lng: 5 }), place(2, { lat: 61, lng: 7 }), place(3)];
    expect(startOf({}, places)).toEqual({
      south: expect.closeTo(59.88, 5),
      north: expect.closeTo(61.12, 5),
      west: expect.closeTo(4.76, 5),
      east: expect.closeTo(7.24, 5),
    });
  });

  it('shows a single place from near by', () => {
    expect(startOf({}, [place(1, { lat: 60, lng: 5 })])).toEqual({
      center: { lat: 60, lng: 5 },
      zoom: 14,
    });
  });

  it('shows Norway and Sweden where there is no place', () => {
    expect(startOf({}, [place(1)])).toMatchObject({ west: 4.2, north: 71.3 });
  });
});

describe('pinsOf', () => {
  it('gives a pin to what has a place and a kind that stands on maps', () => {
    const theme: MapPlace = { ...place(2, { lat: 60, lng: 5 }), kind: 'theme' };
    expect(pinsOf([place(1, { lat: 60, lng: 5 }), place(3), theme])).toEqual([[1, 2, 60, 5]]);
  });
});

describe('projectLine', () => {
  const frame = { center: { lat: 60, lng: 5 }, zoom: 10 };
  const size = { width: 400, height: 300 };

  it('draws the middle of the map in the middle of the screen', () => {
    expect(projectLine([[5, 60]], frame, size)).toEqual([[200, 150]]);
  });

  it('draws east to the right and north upwards', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1, noNaN: true }), (step) => {
        const [[east], [, north]] = projectLine(
          [
            [5 + step, 60],
            [5, 60 + step],
          ],
          frame,
          size,
        ) as [Point, Point];
        expect(east).toBeGreaterThan(200);
        expect(north).toBeLessThan(150);
      }),
    );
  });

  it('puts a degree of longitude where a map of 512-pixel tiles has it', () => {
    const [[x]] = projectLine([[6, 60]], frame, size) as [Point];
    expect(x - 200).toBeCloseTo((512 * 2 ** 10) / 360, 6);
  });
});
