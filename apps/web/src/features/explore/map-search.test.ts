import fc from 'fast-check';
import { HOME_AREA } from '#viewers/map/map-camera.ts';
import { describe, expect, it } from 'vitest';
import { parseUrlSearch } from '#browser/url-search.ts';
import {
  cameraSearch,
  centerOf,
  isSameSearch,
  kindsOf,
  mapSearchHref,
  startOf,
  toggleKind,
} from './map-href.ts';
import { readMapSearch } from './map-search.ts';

const WHOLE = { c: '60.39,5.32', z: 12, s: 102, v: 'list' };

describe('readMapSearch', () => {
  it.each([
    ['a whole address', WHOLE, WHOLE],
    ['numbers as text', { c: '60.39,5.32', z: '12', s: '102' }, { c: '60.39,5.32', z: 12, s: 102 }],
    ['nothing', {}, {}],
    ['a centre off the globe', { c: '95,5' }, {}],
    ['a centre that is not a position', { c: 'Bergen' }, {}],
    ['a zoom out of range', { z: 40 }, {}],
    ['a zoom that is not a number', { z: 'near' }, {}],
    ['an invalid id', { s: '-3' }, {}],
    ['pages of the list', { p: '3' }, { p: 3 }],
    ['one page, the default', { p: 1 }, {}],
    ['more pages than there can be', { p: 1e9 }, {}],
    ['values of types that no URL contains', { z: { toString: 0 }, s: Symbol('s'), c: [] }, {}],
    ['a view that does not exist', { v: 'globe' }, {}],
    ['kinds in canonical order', { k: 'owner,rebus' }, { k: 'rebus,owner' }],
    ['kinds that do not exist', { k: 'castle,rebus' }, { k: 'rebus' }],
    ['every kind, the default', { k: 'owner,rebus,group,article' }, {}],
    ['no kind that exists', { k: 'castle' }, {}],
    ['unknown parameters', { q: 'x', z: 5 }, { z: 5 }],
  ])('parses %s', (_, raw, expected) => expect(readMapSearch(raw)).toEqual(expected));

  it('accepts arbitrary parameters', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('c', 'z', 'k', 's', 'p', 'v'), fc.anything()),
        (raw) => {
          const { lat, lng } = centerOf(readMapSearch(raw), HOME_AREA);
          expect([lat, lng].every(Number.isFinite)).toBe(true);
        },
      ),
    );
  });
});

describe('startOf', () => {
  it.each([
    ['Norway and Sweden for a URL without a place', {}, HOME_AREA],
    [
      'a near view for a URL without a zoom',
      { c: '60.39,5.32' },
      { center: { lat: 60.39, lng: 5.32 }, zoom: 12 },
    ],
    [
      'the camera in the URL',
      { c: '60.39,5.32', z: 8.5 },
      { center: { lat: 60.39, lng: 5.32 }, zoom: 8.5 },
    ],
  ])('returns %s', (_, search, expected) => expect(startOf(search, HOME_AREA)).toEqual(expected));

  it('retains a zoom without a centre', () =>
    expect(startOf({ z: 6 }, HOME_AREA)).toMatchObject({ zoom: 6 }));
});

describe('cameraSearch', () => {
  it('is short enough to read', () => {
    const camera = { center: { lat: 60.392991, lng: 5.324155 }, zoom: 11.96 };
    expect(cameraSearch(camera)).toEqual({ c: '60.393,5.3242', z: 12 });
  });

  it('restores the view within ten metres and a tenth of a zoom level', () => {
    const camera = fc.record({
      center: fc.record({
        lat: fc.double({ min: -85, max: 85, noNaN: true }),
        lng: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      zoom: fc.double({ min: 2, max: 18, noNaN: true }),
    });
    fc.assert(
      fc.property(camera, (seen) => {
        const back = startOf(readMapSearch(cameraSearch(seen)), HOME_AREA);
        if (!('zoom' in back)) throw new Error('The address lost the place');
        expect(back.center.lat).toBeCloseTo(seen.center.lat, 3);
        expect(back.center.lng).toBeCloseTo(seen.center.lng, 3);
        expect(Math.abs(back.zoom - seen.zoom)).toBeLessThan(0.051);
      }),
    );
  });
});

describe('toggleKind', () => {
  it.each([
    ['selects a single kind at first', {}, 'rebus', { k: 'rebus' }],
    ['adds another kind', { k: 'rebus' }, 'article', { k: 'article,rebus' }],
    ['removes a selected kind', { k: 'article,rebus' }, 'rebus', { k: 'article' }],
    ['selects all when the last one is removed', { k: 'rebus' }, 'rebus', {}],
    ['selects all when every kind is chosen', { k: 'article,group,rebus' }, 'owner', {}],
    ['retains the view', { c: '60,5', z: 9, s: 4 }, 'group', { c: '60,5', z: 9, s: 4, k: 'group' }],
  ] as const)('%s', (_what, search, kind, expected) => {
    expect(toggleKind(search, kind)).toEqual(expected);
  });
});

it('kindsOf returns all kinds if none is chosen', () => {
  expect(kindsOf({})).toHaveLength(4);
  expect(kindsOf({ k: 'rebus' })).toEqual(['rebus']);
});

it.each([
  [{}, '/explore/map'],
  [{ z: 9, k: 'rebus' }, '/explore/map?z=9&k=rebus'],
  [{ v: 'list', c: '60.39,5.32' }, '/explore/map?c=60.39,5.32&v=list'],
] as const)('mapSearchHref writes the URL of %j', (search, href) => {
  expect(mapSearchHref(search)).toBe(href);
});

it('mapSearchHref writes the URL of another page’s map', () => {
  expect(mapSearchHref({ p: 2 }, '/@museum/map')).toBe('/@museum/map?p=2');
});

const searches = fc
  .record(
    {
      c: fc.constantFrom('60.39,5.32', '-60,5'),
      z: fc.integer({ min: 20, max: 180 }).map((tenths) => tenths / 10),
      k: fc.constantFrom('rebus', 'group,owner'),
      s: fc.integer({ min: 1 }),
      p: fc.integer({ min: 2, max: 20 }),
      v: fc.constant('list'),
    },
    { requiredKeys: [] },
  )
  .map(readMapSearch);

it.each([
  ['as it is written', (href: string) => href],
  ['with its commas encoded', (href: string) => href.replaceAll(',', '%2C')],
])('readMapSearch restores what mapSearchHref has written, %s', (_, sent) => {
  fc.assert(
    fc.property(searches, (search) => {
      const { search: text } = new URL(sent(mapSearchHref(search)), 'https://varde.example');
      expect(readMapSearch(parseUrlSearch(text))).toEqual(search);
    }),
  );
});

it('isSameSearch compares all parameters and nothing else', () => {
  fc.assert(
    fc.property(searches, searches, (one, other) => {
      expect(isSameSearch(one, other)).toBe(mapSearchHref(one) === mapSearchHref(other));
      expect(isSameSearch(one, { ...one })).toBe(true);
    }),
  );
});
