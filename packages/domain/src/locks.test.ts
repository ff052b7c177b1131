import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from './geo.ts';
import { evaluateNearness } from './locks.ts';
import { northOf } from './rebus/testing.ts';

const LOCATION = { lat: 60, lng: 10 };

describe('evaluateNearness', () => {
  it.each([
    ['at the very place', 0, undefined, 'here'],
    ['inside', 99, undefined, 'here'],
    ['just outside', 101, undefined, 'away'],
    ['outside, but perhaps inside', 139, 40, 'here'],
    ['too far even so', 141, 40, 'away'],
    ['outside by the proximity, with a poor position', 199, 100, 'here'],
    ['farther, with a useless position', 201, 100_000, 'away'],
    ['outside with a negative accuracy', 101, -50, 'away'],
    ['inside with a negative accuracy', 99, -50, 'here'],
  ])('%s: %i m away of 100 m, accuracy %s → %s', (_, metres, accuracy, status) => {
    const place = { location: LOCATION, proximity: 100 };
    expect(evaluateNearness({ ...northOf(LOCATION, metres), accuracy }, place).status).toBe(status);
  });

  it('opens on the radius itself', () => {
    const position = northOf(LOCATION, 100);
    const place = { location: LOCATION, proximity: distanceBetween(position, LOCATION) };
    expect(evaluateNearness(position, place).status).toBe('here');
  });

  it('tells how far away the visitor is and how far there is to go', () => {
    const place = { location: LOCATION, proximity: 100 };
    const nearness = evaluateNearness({ ...northOf(LOCATION, 340), accuracy: 15 }, place);
    expect(nearness).toMatchObject({ status: 'away' });
    if (nearness.status === 'here') return;
    expect(nearness.distance).toBeCloseTo(340, 0);
    expect(nearness.metres).toBeCloseTo(225, 0);
  });

  it('opens nothing from farther than twice the proximity, whatever the accuracy', () => {
    const far = fc.double({ min: 2.01, max: 50, noNaN: true });
    const accuracy = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(far, accuracy, fc.integer({ min: 1, max: 5_000 }), (times, value, proximity) => {
        const position = { ...northOf(LOCATION, times * proximity), accuracy: value };
        expect(evaluateNearness(position, { location: LOCATION, proximity }).status).toBe('away');
      }),
    );
  });
});
