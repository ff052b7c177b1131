import { expect, it } from 'vitest';
import { routeFeature } from './route-layers.ts';

it('routeFeature contains the positions in order', () => {
  const line = [
    [5.32, 60.39],
    [5.33, 60.4],
  ];
  expect(routeFeature(line).geometry.coordinates).toEqual(line);
});

it('routeFeature is empty without a route', () => {
  expect(routeFeature(undefined).geometry.coordinates).toEqual([]);
});
