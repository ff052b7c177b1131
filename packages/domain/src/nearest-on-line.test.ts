import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween } from './geo.ts';
import { nearestOnLine, type LinePoint } from './nearest-on-line.ts';

const point = fc.tuple(
  fc.double({ min: 5.32, max: 5.33, noNaN: true }),
  fc.double({ min: 60.39, max: 60.4, noNaN: true }),
);
const metres = (a: LinePoint, b: LinePoint): number =>
  distanceBetween({ lng: a[0], lat: a[1] }, { lng: b[0], lat: b[1] });

it('nearestOnLine returns the distance to its point, which is nearer than both ends', () => {
  fc.assert(
    fc.property(point, point, point, (place, from, to) => {
      const nearest = nearestOnLine(place, from, to);
      expect(Math.abs(metres(place, nearest.position) - nearest.metres)).toBeLessThan(0.5);
      for (const end of [from, to])
        expect(nearest.metres).toBeLessThanOrEqual(metres(place, end) + 0.5);
    }),
  );
});

it.each([
  ['before its first end', [5.31, 60.39], 0],
  ['past its second end', [5.34, 60.39], 1],
  ['beside its middle', [5.325, 60.4], 0.5],
] as const)('nearestOnLine returns the share of the line: %s', (_, place, share) => {
  expect(nearestOnLine(place, [5.32, 60.39], [5.33, 60.39]).share).toBeCloseTo(share, 6);
});

it('nearestOnLine treats a line without length as a point', () => {
  expect(nearestOnLine([5, 60], [5.1, 60.1], [5.1, 60.1])).toMatchObject({ share: 0 });
});
