import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterPoints } from './cluster-points.ts';
import type { MapPin } from './map-points.ts';

const DISTANCE = 44;
/** Pixels as degrees. */
const onScreen = ([, , lat, lng]: MapPin) => ({ x: lng, y: lat });
const pin = (id: number, x: number, y: number): MapPin => [id, 1, y, x];

it('points that would cover each other are one cluster, in their middle', () => {
  const clusters = clusterPoints(
    [pin(1, 100, 100), pin(2, 120, 100), pin(3, 300, 100)],
    onScreen,
    DISTANCE,
  );
  expect(clusters).toEqual([
    { x: 110, y: 100, points: [pin(1, 100, 100), pin(2, 120, 100)] },
    { x: 300, y: 100, points: [pin(3, 300, 100)] },
  ]);
});

it('points outside the screen are in none', () => {
  expect(clusterPoints([pin(1, 10, 10)], () => undefined, DISTANCE)).toEqual([]);
});

it('each point is in one cluster', () => {
  const coordinate = fc.integer({ min: 0, max: 1_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate)), (places) => {
      const points = places.map(([x, y], index) => pin(index, x, y));
      const clusters = clusterPoints(points, onScreen, DISTANCE);
      const ids = clusters.flatMap((cluster) => cluster.points.map(([id]) => id));
      expect(ids.toSorted((a, b) => a - b)).toEqual(points.map(([id]) => id));
    }),
  );
});
