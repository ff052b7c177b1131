import { expect, it } from 'vitest';
import { routeFeature } from './route-layers.ts';

it('draws the way through its positions in order', () => {
  const line = [
    [5.32, 60.39],
    [5.33, 60.4],
  ];
  expect(routeFeature(line).geometry.coordinates).toEqual(line);
});

it('draws nothing where there is no way', () => {
  expect(routeFeature(undefined).geometry.coordinates).toEqual([]);
});
