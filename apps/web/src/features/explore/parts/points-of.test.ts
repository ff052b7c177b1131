import { expect, it } from 'vitest';
import type { ItemView } from '#services/transform/list-item.ts';
import { areaOf, pointsOf } from './points-of.ts';

const item = (id: ItemView['id'], kind: ItemView['kind'], location?: ItemView['location']) => ({
  id,
  kind,
  location,
  href: '/',
  title: { text: '', lang: 'en' },
  state: 'normal' as const,
});

it('puts on the map what has a place of its own', () => {
  const items = [
    item(101, 'article', { lat: 60, lng: 5 }),
    item(102, 'article'),
    item('coast', 'theme', { lat: 60, lng: 5 }),
    item(201, 'rebus', { lat: 61, lng: 7 }),
  ];
  expect(pointsOf(items)).toEqual([
    [101, 2, 60, 5],
    [201, 32, 61, 7],
  ]);
});

it('opens on the area of all points, with some room around', () => {
  const area = areaOf([
    [101, 2, 60, 5],
    [201, 32, 61, 7],
  ]);
  expect(area).toEqual({ west: 4.96, south: 59.98, east: 7.04, north: 61.02 });
  expect(areaOf([])).toBeUndefined();
});
