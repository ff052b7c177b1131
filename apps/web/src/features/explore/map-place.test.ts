import { describe, expect, it } from 'vitest';
import type { MapPoint } from '@varde/contract/documents';
import { HOME_AREA } from '#viewers/map/map-camera.ts';
import { areaOf, pinsOf, type MapPlace } from './map-place.ts';

const place = (id: number, location?: { lat: number; lng: number }): MapPlace => ({
  id,
  kind: 'article',
  title: { text: 'Sted', lang: 'nb' },
  state: 'normal',
  location,
});

describe('pinsOf', () => {
  it('creates a pin for an item with a location and a kind that maps show', () => {
    const theme: MapPlace = { ...place(2, { lat: 60, lng: 5 }), kind: 'theme' };
    expect(pinsOf([place(1, { lat: 60, lng: 5 }), place(3), theme])).toEqual([[1, 2, 60, 5]]);
  });

  it.each([
    ['normal', 'post'],
    ['started', 'post-started'],
    ['locked', 'post-locked'],
    ['solved', 'post-solved'],
  ] as const)('draws a post in state %s as pin %s', (state, pin) => {
    const post: MapPlace = { ...place(4011, { lat: 60, lng: 5 }), kind: 'post', state };
    expect(pinsOf([post])).toEqual([[4011, 33, 60, 5, pin]]);
  });

  it('numbers the stops of a walk as their rows, also after one without a location', () => {
    const stops = [1, 2, 3].map((id) => ({
      ...place(id, id === 2 ? undefined : { lat: 60, lng: 5 }),
      number: id,
    }));
    expect(pinsOf(stops)).toEqual([
      [1, 2, 60, 5, 'stop', 1],
      [3, 2, 60, 5, 'stop', 3],
    ]);
  });

  it('draws a locked article as an ordinary article', () => {
    const locked: MapPlace = { ...place(120, { lat: 60, lng: 5 }), state: 'locked' };
    expect(pinsOf([locked])).toEqual([[120, 2, 60, 5]]);
  });
});

describe('areaOf', () => {
  it('contains all places with a margin', () => {
    const points: MapPoint[] = [
      [1, 2, 60, 5],
      [2, 32, 61, 7],
    ];
    expect(areaOf(points, HOME_AREA)).toEqual({
      south: expect.closeTo(59.88, 5),
      north: expect.closeTo(61.12, 5),
      west: expect.closeTo(4.76, 5),
      east: expect.closeTo(7.24, 5),
    });
  });

  it('zooms in on a single place', () => {
    expect(areaOf([[1, 2, 60, 5]], HOME_AREA)).toEqual({ center: { lat: 60, lng: 5 }, zoom: 14 });
  });

  it('is the given area without places', () => {
    expect(areaOf([], HOME_AREA)).toBe(HOME_AREA);
  });

  it('handles the maximum number of points', () => {
    const many = Array.from({ length: 100_000 }, (_, at): MapPoint => [
      at + 1,
      2,
      60,
      5 + at / 1e5,
    ]);
    expect(areaOf(many, HOME_AREA)).toMatchObject({ south: 60, north: 60 });
  });
});
