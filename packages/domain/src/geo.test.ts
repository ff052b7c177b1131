import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISTANCE_WITHOUT_LOCATION_M } from './constants.ts';
import {
  distanceBetween,
  distanceTo,
  formatDistance,
  formatLocation,
  parseLocation,
} from './geo.ts';

const BERGEN = { lat: 60.3971, lng: 5.3244 };

describe('distanceBetween', () => {
  // Geodesics on the WGS 84 ellipsoid.
  it.each([
    ['Bergen to Stockholm', BERGEN, { lat: 59.3293, lng: 18.0686 }, 721_900],
    ['one degree of latitude at 60° N', { lat: 60, lng: 5 }, { lat: 61, lng: 5 }, 111_420],
    ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_319],
  ])('is within 0.5 %% of the geodesic: %s', (_, a, b, geodesic) => {
    expect(Math.abs(distanceBetween(a, b) - geodesic) / geodesic).toBeLessThan(0.005);
  });

  it('is 0 at the same place and the same both ways', () => {
    const position = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(distanceBetween(a, a)).toBe(0);
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 6);
        expect(distanceBetween(a, b)).toBeLessThan(20_040_000);
      }),
    );
  });

  it('puts items without a location last', () => {
    expect(distanceTo(BERGEN, null)).toBe(DISTANCE_WITHOUT_LOCATION_M);
  });
});

describe('formatDistance', () => {
  it.each([
    [0, 'nb', '0\u00a0m'],
    [31.4, 'nb', '31\u00a0m'],
    [1000, 'nb', '1000\u00a0m'],
    [1001, 'nb', '1,0\u00a0km'],
    [1250, 'sv', '1,3\u00a0km'],
    [1250, 'en', '1.3\u00a0km'],
    [721_200, 'nb', '721,2\u00a0km'],
  ])('%d m in %s is %s', (metres, locale, expected) => {
    expect(formatDistance(metres, locale)).toBe(expected);
  });
});

describe('parseLocation', () => {
  it.each([
    ['60.3971,5.3244', BERGEN],
    [' 60.3971 , 5.3244 ', BERGEN],
    ['-33,151', { lat: -33, lng: 151 }],
    ['91,5', undefined],
    ['60,181', undefined],
    ['60', undefined],
    ['60,5,7', undefined],
    ['1e3,5', undefined],
    ['', undefined],
  ])('reads %j', (text, expected) => {
    expect(parseLocation(text)).toEqual(expected);
  });

  it('reads back what formatLocation writes, to three decimals', () => {
    expect(formatLocation({ lat: 60.39712, lng: 5.3 })).toBe('60.397,5.300');
    expect(parseLocation(formatLocation(BERGEN))).toEqual({ lat: 60.397, lng: 5.324 });
  });
});
