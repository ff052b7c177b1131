import { describe, expect, it } from 'vitest';
import { distanceBetween } from '@varde/domain/geo';
import { toDrawnRoute, toWalkingRoute } from './walking-route.ts';

/** East along a parallel: one step is some 55 metres. */
const lng = (steps: number): number => 5.32 + steps * 0.001;
const LAT = 60.39;
const at = (steps: number, lat = LAT) => ({ lat, lng: lng(steps) });
const STEP = distanceBetween(at(0), at(1));
const route = {
  distance: Math.round(4 * STEP),
  duration: 160,
  line: [0, 2, 4].map((steps) => [lng(steps), LAT]),
};

describe('toWalkingRoute', () => {
  it('starts at the visitor and drops the part of the line behind', () => {
    const walkingRoute = toWalkingRoute(route, { from: at(1), places: [at(4)] });
    expect(walkingRoute.line[0]).toEqual([lng(1), LAT]);
    expect(walkingRoute.line).toHaveLength(4);
    expect(walkingRoute.metres).toBeGreaterThan(2.9 * STEP);
    expect(walkingRoute.metres).toBeLessThan(3.1 * STEP);
    expect(walkingRoute).toMatchObject({ isStraight: false, minutes: 2 });
  });

  it('leads from a position beside the line to it', () => {
    const walkingRoute = toWalkingRoute(route, { from: at(1, LAT + 0.0003), places: [at(4)] });
    expect(walkingRoute.line.slice(0, 2)).toEqual([
      [lng(1), LAT + 0.0003],
      [expect.closeTo(lng(1), 5), LAT],
    ]);
  });

  it('keeps a line that passes the visitor again much later', () => {
    const walkingRoute = toWalkingRoute(
      { ...route, line: [...route.line, [lng(0), LAT + 0.001]] },
      { from: at(0, LAT + 0.0009), places: [at(0, LAT + 0.001)] },
    );
    expect(walkingRoute.line.length).toBeGreaterThan(4);
  });

  it('extends the line to a place beside its end, and adds that distance', () => {
    const walkingRoute = toWalkingRoute(route, { places: [at(0), at(5)] });
    expect(walkingRoute.line.at(-1)).toEqual([lng(5), LAT]);
    expect(walkingRoute.metres).toBe(Math.round(route.distance + STEP));
  });

  it.each([undefined, { distance: 0, duration: 0, line: [[5, 60]] }])(
    'returns a straight line with metres and no minutes without a route: %j',
    (none) => {
      expect(toWalkingRoute(none, { from: at(0), places: [at(2)] })).toEqual({
        line: [
          [lng(0), LAT],
          [lng(2), LAT],
        ],
        isStraight: true,
        metres: Math.round(2 * STEP),
      });
    },
  );

  it('takes at least one minute', () => {
    expect(toWalkingRoute({ ...route, duration: 1 }, { places: [at(0), at(4)] }).minutes).toBe(1);
  });
});

it('toDrawnRoute measures the line of an editor', () => {
  expect(toDrawnRoute(route.line)).toMatchObject({
    isStraight: false,
    metres: Math.round(4 * STEP),
  });
});
