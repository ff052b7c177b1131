import { describe, expect, it } from 'vitest';
import { recorded } from '#test/mock-server.ts';
import { readRoute } from './read-route.ts';
import { ROUTING_FORMATS } from '#config/external-settings.ts';

const START = { lat: 59.91, lng: 10.738 };
const LINE = [
  [10.738, 59.91],
  [10.7387, 59.9104],
  [10.7395, 59.9108],
];
const FIVE = 'odtlJogp`AoAkCoA_D';
const SIX = '_vrgqB_tknS_Xwj@_X_q@';

describe('readRoute', () => {
  it.each(ROUTING_FORMATS)('reads the response format %s', async (format) => {
    expect(readRoute(await recorded(`routing/${format}`), START)).toEqual({
      distance: expect.closeTo(123.4, 6) as unknown,
      duration: 88.9,
      line: LINE,
    });
  });

  it.each([
    ['five decimals', FIVE],
    ['six decimals', SIX],
  ])('reads an OSRM line encoded with the undeclared precision of %s', (_, geometry) => {
    const body = { code: 'Ok', routes: [{ distance: 123.4, duration: 88.9, geometry }] };
    expect(readRoute(body, START)?.line).toEqual(LINE);
  });

  it('reads openrouteservice JSON with nested figures', () => {
    const summary = { distance: 123.4, duration: 88.9 };
    const route = readRoute({ routes: [{ summary, geometry: FIVE }] }, START);
    expect(route).toEqual({ ...summary, line: LINE });
  });

  it('reads an encoded GraphHopper line', () => {
    const path = { distance: 123.4, time: 88_900 };
    const old = { paths: [{ ...path, points_encoded: true, points: FIVE }] };
    const current = { paths: [{ ...path, points: SIX, points_encoded_multiplier: 1e6 }] };
    expect([old, current].map((body) => readRoute(body, START)?.line)).toEqual([LINE, LINE]);
  });

  it('converts the miles of Valhalla to metres', () => {
    const trip = { units: 'miles', summary: { length: 1, time: 60 }, legs: [{ shape: SIX }] };
    expect(readRoute({ trip }, START)?.distance).toBeCloseTo(1609.3, 1);
  });

  it('joins the legs of Valhalla', () => {
    const trip = { summary: { length: 1, time: 60 }, legs: [{ shape: SIX }, { shape: SIX }] };
    expect(readRoute({ trip }, START)?.line).toHaveLength(6);
  });

  it('omits elevations and invalid positions', () => {
    const coordinates = [[10.738, 59.91, 4.2], null, ['x', 1], [200, 60], [10.7387, 59.9104]];
    const body = { routes: [{ distance: 1, duration: 1, geometry: { coordinates } }] };
    expect(readRoute(body, START)?.line).toEqual(LINE.slice(0, 2));
  });

  it('computes missing figures from the line', () => {
    const body = { features: [{ properties: {}, geometry: { coordinates: LINE } }] };
    const route = readRoute(body, START);
    expect(route?.distance).toBeCloseTo(122.2, 0);
    expect(route?.duration).toBeCloseTo(90.5, 0);
  });

  it('returns a line of no length for a single position', () => {
    const body = { routes: [{ distance: 0, duration: 0, geometry: { coordinates: [LINE[0]] } }] };
    expect(readRoute(body, START)).toEqual({ distance: 0, duration: 0, line: [LINE[0], LINE[0]] });
  });

  it.each([
    ['OSRM finds no way', { code: 'NoRoute', message: 'Impossible route', routes: [] }],
    ['OSRM tells of a way and of a fault', { code: 'NoSegment', routes: [{ geometry: FIVE }] }],
    ['Valhalla finds none', { trip: { status: 442, legs: [] } }],
    ['Valhalla refuses', { error_code: 171, error: 'No suitable edges', status_code: 400 }],
    ['GraphHopper finds none', { message: 'Connection not found', hints: [], paths: [] }],
    ['openrouteservice refuses', { error: { code: 2010, message: 'not routable' } }],
    ['a page comes in its place', '<html>'],
    ['nothing comes', null],
    ['a list comes', [1, 2]],
    ['the line is a number', { routes: [{ geometry: 7 }] }],
    ['the line is empty', { routes: [{ geometry: '' }] }],
    ['the line has invalid characters', { routes: [{ geometry: `${FIVE}é` }] }],
    ['the line breaks off', { routes: [{ geometry: FIVE.slice(0, -1) }] }],
    ['the line never ends a number', { routes: [{ geometry: '~~~~~~~~~~~~~~~~~~~~' }] }],
  ])('returns undefined when %s', (_, body) => expect(readRoute(body, START)).toBeUndefined());
});
