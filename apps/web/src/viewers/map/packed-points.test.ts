import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PIN_KINDS } from './map-palette.ts';
import type { MapPin } from './map-pin.ts';
import { packPoints, unpackPoints } from './packed-points.ts';

const place = [
  fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  fc.integer({ min: 1, max: 99 }),
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
] as const;
const points = fc.array(
  fc.oneof(fc.tuple(...place), fc.tuple(...place, fc.constantFrom(...PIN_KINDS))),
);

it('gives back the points that were packed, in order', () => {
  fc.assert(
    fc.property(points, (some) => {
      expect(unpackPoints(packPoints(some))).toEqual(some);
    }),
  );
});

it('leaves out the one that is drawn by itself, so that no cluster counts it again', () => {
  const two: MapPin[] = [
    [102, 12, 60, 5],
    [103, 2, 60, 5],
  ];
  expect(unpackPoints(packPoints(two, 102)).map(([id]) => id)).toEqual([103]);
});
