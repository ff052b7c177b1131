import { distanceBetween } from '@varde/domain/geo';
import { expect, it } from 'vitest';
import { DISTANCES, NOWHERE, positionOf } from './pretended-place.ts';

const location = { lat: 60.39472, lng: 5.32475 };
const posts = [{ id: 4011, number: 1, title: 'Fisketorget', location }];

it.each(DISTANCES)('positionOf is %i m from the post', (distance) => {
  const position = positionOf({ post: 4011, distance, accuracy: 5 }, posts);
  expect(position?.accuracy).toBe(5);
  expect(Math.round(distanceBetween(position ?? { lat: 0, lng: 0 }, location))).toBe(distance);
});

it('positionOf is undefined without a post', () => {
  expect(positionOf(NOWHERE, posts)).toBeUndefined();
});

it('positionOf is the point on the map, with the given accuracy', () => {
  const at = { lat: 60.4, lng: 5.3 };
  expect(positionOf({ ...NOWHERE, at, accuracy: 120 }, posts)).toEqual({ ...at, accuracy: 120 });
});
