import { expect, it } from 'vitest';
import { bearingTo, compassPoint } from './bearing.ts';

const HERE = { lat: 60, lng: 10 };
it.each([
  ['north', { lat: 61, lng: 10 }, 0, 'n'],
  ['east', { lat: 60, lng: 10.01 }, 90, 'e'],
  ['south', { lat: 59, lng: 10 }, 180, 's'],
  ['west', { lat: 60, lng: 9.99 }, 270, 'w'],
  ['north-east', { lat: 60.005, lng: 10.01 }, 45, 'ne'],
  ['north-east, a quarter of the globe away', { lat: 60, lng: 100 }, 49, 'ne'],
  ['a little west of north', { lat: 60.01, lng: 9.999 }, 357, 'n'],
])('bearingTo and compassPoint return the direction to the %s', (_, there, degrees, point) => {
  const bearing = bearingTo(HERE, there);
  expect(Math.round(bearing)).toBeCloseTo(degrees, -0.5);
  expect(compassPoint(bearing)).toBe(point);
});
