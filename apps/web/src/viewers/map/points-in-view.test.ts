import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapPoint } from '@varde/contract/documents';
import { distanceBetween } from '@varde/domain/geo';
import { pointsInView } from './points-in-view.ts';

const bounds = { west: 5, south: 60, east: 6, north: 61 };
const center = { lat: 60.5, lng: 5.5 };

describe('pointsInView', () => {
  it('returns the points inside the bounds, nearest to the centre first', () => {
    const points: MapPoint[] = [
      [1, 2, 60.9, 5.9],
      [2, 2, 60.5, 5.51],
      [3, 12, 61.1, 5.5],
      [4, 32, 60.6, 5.5],
      [5, 2, 60.5, 4.9],
    ];
    expect(pointsInView(points, bounds, center)).toEqual([2, 4, 1]);
  });

  it('includes points on the edge', () => {
    expect(pointsInView([[1, 2, 61, 5]], bounds, center)).toEqual([1]);
  });

  it('takes into account that a degree of longitude is shorter than one of latitude', () => {
    const points: MapPoint[] = [
      [1, 2, 60.7, 5.5],
      [2, 2, 60.5, 5.8],
    ];
    expect(pointsInView(points, bounds, center)).toEqual([2, 1]);
  });

  it('sorts equally distant points by id, so that the order of the list is stable', () => {
    const points: MapPoint[] = [
      [9, 2, 60.5, 5.5],
      [4, 2, 60.5, 5.5],
    ];
    expect(pointsInView(points, bounds, center)).toEqual([4, 9]);
  });

  it('sorts like distances on the globe, within the area of a screen', () => {
    const place = fc.record({
      lat: fc.double({ min: 60, max: 61, noNaN: true }),
      lng: fc.double({ min: 5, max: 6, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [near, far] = [distanceBetween(center, a), distanceBetween(center, b)];
        fc.pre(near * 1.02 < far);
        const points: MapPoint[] = [
          [1, 2, b.lat, b.lng],
          [2, 2, a.lat, a.lng],
        ];
        expect(pointsInView(points, bounds, center)).toEqual([2, 1]);
      }),
    );
  });

  it('sorts by distance from a visitor far outside the view', () => {
    const bergen = { lat: 60.39, lng: 5.32 };
    const north: MapPoint = [1, 2, 69.6, 18.9];
    const east: MapPoint = [2, 2, 59.3, 24.7];
    const all = { west: 4, south: 55, east: 31, north: 72 };
    const nearest = (points: MapPoint[]) =>
      points.toSorted(
        (a, b) =>
          distanceBetween(bergen, { lat: a[2], lng: a[3] }) -
          distanceBetween(bergen, { lat: b[2], lng: b[3] }),
      );
    const ids = nearest([north, east]).map(([id]) => id);
    expect(pointsInView([north, east], all, bergen)).toEqual(ids);
  });

  it('sorts the nearest of very many points and omits none', () => {
    const many = Array.from({ length: 3_000 }, (_, index): MapPoint => {
      return [index + 1, 2, 60.5 + ((index * 7) % 3_000) / 12_000, 5.5];
    });
    const ids = pointsInView(many, bounds, center);
    const nearest = many.toSorted((a, b) => a[2] - b[2]).map(([id]) => id);
    expect(ids.slice(0, 1_000)).toEqual(nearest.slice(0, 1_000));
    expect(new Set(ids).size).toBe(3_000);
  });
});
