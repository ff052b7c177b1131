import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PackPath } from '@varde/content-pack/pack';
import { distanceBetween } from '@varde/domain/geo';
import { buildPathNetwork, walk } from './pack-paths.ts';

const LNG = 5.32;
const LAT = 60.39;
/** A position on a grid of about 55 m eastward and 56 m northward steps. */
const at = (east: number, north: number): readonly [number, number] => [
  LNG + east * 0.001,
  LAT + north * 0.0005,
];
const place = (east: number, north: number) => {
  const [lng, lat] = at(east, north);
  return { lat, lng };
};
const path = (...stops: (readonly [number, number])[]): PackPath => ({
  coordinates: stops.map(([east, north]) => at(east, north)),
});
const walkOn = (lines: PackPath[], from: [number, number], to: [number, number]) =>
  walk(buildPathNetwork(lines), [place(...from), place(...to)]);

/** Compares computed positions to within a millimetre. */
const nearly = (position: readonly number[]): unknown[] =>
  position.map((degrees) => expect.closeTo(degrees, 8) as unknown);

describe('a route along foot paths', () => {
  it('follows a bent path and has its length', () => {
    const route = walkOn([path([0, 0], [4, 0], [4, 4])], [0, 0], [4, 4]);
    expect(route?.line).toEqual([at(0, 0), at(4, 0), at(4, 4)]);
    const metres =
      distanceBetween(place(0, 0), place(4, 0)) + distanceBetween(place(4, 0), place(4, 4));
    expect(route?.distance).toBeCloseTo(metres, 6);
    expect(route?.duration).toBeCloseTo(metres / 1.35, 6);
  });

  it('turns at a crossing without a shared point', () => {
    const route = walkOn([path([0, 2], [4, 2]), path([2, 0], [2, 4])], [0, 2], [2, 4]);
    expect(route?.line).toHaveLength(3);
    expect(route?.line[1]?.[0]).toBeCloseTo(at(2, 2)[0], 9);
  });

  it('turns at a T-junction', () => {
    const route = walkOn([path([0, 0], [4, 0]), path([2, 0], [2, 4])], [0, 0], [2, 4]);
    expect(route?.line).toEqual([at(0, 0), at(2, 0), at(2, 4)]);
  });

  it('uses the shorter of two paths between forks, regardless of their order', () => {
    const ends = [path([-1, 0], [0, 0]), path([4, 0], [5, 0])];
    const long = path([0, 0], [0, 6], [4, 6], [4, 0]);
    const short = path([0, 0], [2, -1], [4, 0]);
    for (const paths of [
      [long, short, ...ends],
      [short, ...ends, long],
    ])
      expect(walkOn(paths, [-1, 0], [5, 0])?.line[2]).toEqual(at(2, -1));
  });

  it('avoids steps that take longer than the street', () => {
    const steps = { ...path([0, 0], [4, 0]), kind: 'steps' as const };
    const street = path([0, 0], [2, 1], [4, 0]);
    expect(walkOn([steps, street], [0, 0], [4, 0])?.line[1]).toEqual(at(2, 1));
  });

  it('prefers the street to steps along the same line', () => {
    const street = path([0, 0], [4, 0]);
    const steps = { ...street, kind: 'steps' as const };
    const durations = [[steps, street], [street, steps], [street]].map(
      (lines) => walkOn(lines, [0, 0], [4, 0])?.duration,
    );
    expect(new Set(durations).size).toBe(1);
  });

  it('visits all places in order', () => {
    const network = buildPathNetwork([path([0, 0], [8, 0])]);
    const route = walk(network, [place(2, 0), place(6, 0), place(4, 0)]);
    expect(route?.line).toEqual([at(2, 0), at(6, 0), at(4, 0)].map(nearly));
    expect(walk(network, [place(2, 0)])).toBeUndefined();
  });

  it('covers a part of one line in either direction', () => {
    const line = [path([0, 0], [8, 0])];
    expect(walkOn(line, [2, 0], [5, 0])?.line).toHaveLength(2);
    expect(walkOn(line, [5, 0], [2, 0])?.distance).toBeCloseTo(
      walkOn(line, [2, 0], [5, 0])?.distance ?? 0,
      9,
    );
  });

  it('starts on the nearest path within 250 m', () => {
    const line = [path([0, 0], [8, 0])];
    expect(walkOn(line, [2, 4], [6, -4])?.line[0]?.[0]).toBeCloseTo(at(2, 0)[0], 9);
    expect(walkOn(line, [2, 5], [6, 0])).toBeUndefined();
  });

  it('prefers a connected path to a nearer disconnected one', () => {
    const route = walkOn([path([0, 0.2], [1, 0.2]), path([0, 0], [8, 0])], [0.5, 0.3], [8, 0]);
    expect(route?.line.at(-1)).toEqual(at(8, 0));
  });

  it('is undefined when no paths connect the places', () => {
    expect(walkOn([path([0, 0], [1, 0]), path([20, 0], [21, 0])], [0, 0], [21, 0])).toBeUndefined();
  });

  it('has the length of the shortest path in any street network', () => {
    const size = 4;
    const street = fc.record({
      east: fc.integer({ min: 0, max: size - 1 }),
      north: fc.integer({ min: 0, max: size - 1 }),
      isUp: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(street, { minLength: 6, maxLength: 24 }), (streets) => {
        const lines = streets.map(({ east, north, isUp }) =>
          path([east, north], isUp ? [east, north + 1] : [east + 1, north]),
        );
        const network = buildPathNetwork(lines);
        const [first, last] = [lines[0], lines.at(-1)];
        const [from, to] = [first?.coordinates[0], last?.coordinates.at(-1)];
        if (!from || !to) return;
        const expected = shortest(lines, from, to);
        fc.pre(Number.isFinite(expected));
        const places = [from, to].map(([lng, lat]) => ({ lng, lat }));
        const found = walk(network, places);
        expect(found?.distance ?? Infinity).toBeCloseTo(expected, 6);
      }),
      { numRuns: 60 },
    );
  });
});

/** Reference implementation: Bellman–Ford. */
function shortest(
  lines: readonly PackPath[],
  from: readonly [number, number],
  to: readonly [number, number],
): number {
  const key = (position: readonly number[]): string => position.map((one) => one.toFixed(6)).join();
  const far = new Map([[key(from), 0]]);
  for (const _ of lines)
    for (const { coordinates } of lines) {
      const [a = from, b = from] = coordinates;
      const length = distanceBetween({ lng: a[0], lat: a[1] }, { lng: b[0], lat: b[1] });
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const distance = (far.get(key(one)) ?? Infinity) + length;
        if (distance < (far.get(key(other)) ?? Infinity)) far.set(key(other), distance);
      }
    }
  return far.get(key(to)) ?? Infinity;
}
