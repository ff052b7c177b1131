import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  formatDistance,
  formatLocation,
  parseLocation,
  type LatLng,
} from './geo.ts';

const BERGEN = { lat: 60.3971, lng: 5.3244 };

/**
 * Inverse geodesic on the WGS 84 ellipsoid: T. Vincenty, "Direct and inverse solutions of geodesics
 * on the ellipsoid with application of nested equations", Survey Review 23 (176), 1975, pp. 88-93.
 */
function vincenty(from: LatLng, to: LatLng): number {
  const a = 6_378_137;
  const f = 1 / 298.257223563;
  const b = a * (1 - f);
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [u1, u2] = [from, to].map(({ lat }) => Math.atan((1 - f) * Math.tan(radians(lat)))) as [
    number,
    number,
  ];
  const l = radians(to.lng - from.lng);
  let [lambda, before] = [l, Number.NaN];
  let [sinS, cosS, sigma, cos2A, cos2M] = [0, 0, 0, 0, 0];
  for (let round = 0; round < 200 && !(Math.abs(lambda - before) < 1e-12); round += 1) {
    sinS = Math.hypot(
      Math.cos(u2) * Math.sin(lambda),
      Math.cos(u1) * Math.sin(u2) - Math.sin(u1) * Math.cos(u2) * Math.cos(lambda),
    );
    if (sinS === 0) return 0;
    cosS = Math.sin(u1) * Math.sin(u2) + Math.cos(u1) * Math.cos(u2) * Math.cos(lambda);
    sigma = Math.atan2(sinS, cosS);
    const sinA = (Math.cos(u1) * Math.cos(u2) * Math.sin(lambda)) / sinS;
    cos2A = 1 - sinA ** 2;
    cos2M = cos2A === 0 ? 0 : cosS - (2 * Math.sin(u1) * Math.sin(u2)) / cos2A;
    const c = (f / 16) * cos2A * (4 + f * (4 - 3 * cos2A));
    before = lambda;
    lambda =
      l + (1 - c) * f * sinA * (sigma + c * sinS * (cos2M + c * cosS * (2 * cos2M ** 2 - 1)));
  }
  const uu = (cos2A * (a ** 2 - b ** 2)) / b ** 2;
  const A = 1 + (uu / 16_384) * (4_096 + uu * (-768 + uu * (320 - 175 * uu)));
  const B = (uu / 1_024) * (256 + uu * (-128 + uu * (74 - 47 * uu)));
  const inner =
    cosS * (2 * cos2M ** 2 - 1) - (B / 6) * cos2M * (4 * sinS ** 2 - 3) * (4 * cos2M ** 2 - 3);
  return b * A * (sigma - B * sinS * (cos2M + (B / 4) * inner));
}

const FLINDERS_PEAK = { lat: -(37 + 57 / 60 + 3.7203 / 3600), lng: 144 + 25 / 60 + 29.5244 / 3600 };
const BUNINYONG = { lat: -(37 + 39 / 60 + 10.1561 / 3600), lng: 143 + 55 / 60 + 35.3839 / 3600 };

describe('distanceBetween', () => {
  it('is compared with a geodesic that matches a published one', () => {
    // GDA Technical Manual 2.4 §4.2 (Geoscience Australia): 54,972.271 m (GRS 80, 0.1 mm from WGS
    // 84).
    expect(vincenty(FLINDERS_PEAK, BUNINYONG)).toBeCloseTo(54_972.271, 2);
  });

  it('is within 0.5 % of the geodesic from 25° to 75° north', () => {
    const place = fc.record({
      lat: fc.double({ min: 25, max: 75, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const geodesic = vincenty(a, b);
        expect(Math.abs(distanceBetween(a, b) - geodesic)).toBeLessThanOrEqual(
          0.005 * geodesic + 0.001,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  // Worst case: along a meridian, where the curvatures of sphere and ellipsoid differ most.
  it.each([25, 35, 45, 55, 65, 75])('is within half a per cent of it at %d° north', (lat) => {
    for (const [north, east] of [
      [0.001, 0],
      [0, 0.001],
      [0.3, 0.3],
      [3, 0],
      [0, 20],
    ] as const) {
      const to = { lat: lat + north, lng: 10 + east };
      const geodesic = vincenty({ lat, lng: 10 }, to);
      const error = Math.abs(distanceBetween({ lat, lng: 10 }, to) - geodesic) / geodesic;
      expect(error).toBeLessThan(0.005);
    }
  });

  it('is 0 for equal places and symmetric', () => {
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
});

it.each([
  [0, 'nb', '0\u00a0m'],
  [31.4, 'nb', '31\u00a0m'],
  [1000, 'nb', '1000\u00a0m'],
  [1001, 'nb', '1,0\u00a0km'],
  [1250, 'sv', '1,3\u00a0km'],
  [1250, 'en', '1.3\u00a0km'],
  [721_200, 'nb', '721,2\u00a0km'],
])('formatDistance %d m in %s is %s', (metres, locale, expected) => {
  expect(formatDistance(metres, locale)).toBe(expected);
});

describe('parseLocation', () => {
  it.each([
    ['60.3971,5.3244', BERGEN],
    [' 60.3971 , 5.3244 ', BERGEN],
    ['-33,151', { lat: -33, lng: 151 }],
    ['90,180', { lat: 90, lng: 180 }],
    ['-90,-180', { lat: -90, lng: -180 }],
    ['91,5', undefined],
    ['60,181', undefined],
    ['60', undefined],
    ['60,5,7', undefined],
    ['1e3,5', undefined],
    ['', undefined],
  ])('parses %j', (text, expected) => expect(parseLocation(text)).toEqual(expected));

  it('reads back what formatLocation writes, to three decimals', () => {
    expect(formatLocation({ lat: 60.39712, lng: 5.3 })).toBe('60.397,5.300');
    expect(parseLocation(formatLocation(BERGEN))).toEqual({ lat: 60.397, lng: 5.324 });
  });
});
