import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PIN_KINDS } from './map-palette.ts';
import {
  packPoints,
  pinKind,
  pointFeatures,
  positionFeature,
  unpackPoints,
  type MapPin,
} from './map-points.ts';

it('pointFeatures converts points to GeoJSON, longitude first', () => {
  expect(pointFeatures([[102, 12, 60.39745, 5.32325]])).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [5.32325, 60.39745] },
        properties: { id: 102, kind: 'group' },
      },
    ],
  });
});

it('pointFeatures prefers the pin of a point to that of its schema', () => {
  const [feature] = pointFeatures([[4011, 33, 60, 5, 'post-solved']]).features;
  expect(feature?.properties).toEqual({ id: 4011, kind: 'post-solved' });
});

it('pointFeatures numbers the stops of a walk', () => {
  const [feature] = pointFeatures([[102, 2, 60, 5, 'stop', 3]]).features;
  expect(feature?.properties).toEqual({ id: 102, kind: 'stop', number: 3 });
});

it.each([
  [2, 'article'],
  [12, 'group'],
  [31, 'owner'],
  [32, 'rebus'],
  [33, 'post'],
  [9999, 'article'],
])('pinKind maps schema %i to %s', (schema, kind) => expect(pinKind(schema)).toBe(kind));

describe('positionFeature', () => {
  it('returns no features for an unknown position', () => {
    expect(positionFeature(undefined).features).toEqual([]);
  });

  it('converts accuracy to a radius that Mercator stretches by latitude', () => {
    const pixels = (lat: number) =>
      positionFeature({ lat, lng: 5, accuracy: 1000 }).features[0]?.properties.pixels ?? 0;
    expect(pixels(0) * 2 ** 10).toBeCloseTo(13.08, 1);
    expect(pixels(60) / pixels(0)).toBeCloseTo(2, 5);
  });
});

const place = [
  fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  fc.integer({ min: 1, max: 99 }),
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
] as const;
const points = fc.array(
  fc.oneof(fc.tuple(...place), fc.tuple(...place, fc.constantFrom(...PIN_KINDS))),
);

it('unpackPoints returns the packed points in order', () => {
  fc.assert(
    fc.property(points, (some) => {
      expect(unpackPoints(packPoints(some))).toEqual(some);
    }),
  );
});

it('packPoints omits the point drawn separately, so that no cluster counts it too', () => {
  const two: MapPin[] = [
    [102, 12, 60, 5],
    [103, 2, 60, 5],
  ];
  expect(unpackPoints(packPoints(two, 102)).map(([id]) => id)).toEqual([103]);
});
