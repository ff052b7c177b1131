import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAVOURITES_MAX } from './constants.ts';
import {
  areSameFavourites,
  favouriteIds,
  mergeFavourites,
  NO_FAVOURITES,
  readFavourites,
  toggleFavourite,
  writeFavourites,
  type Favourites,
  mergeSettings,
} from './favourites.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;

interface Toggle {
  readonly id: number;
  readonly at: number;
}

const toggles = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 6 }), at: fc.integer({ min: 0, max: 20 }) }),
  { maxLength: 12 },
);
const applyToggles = (before: Favourites, list: readonly Toggle[]): Favourites =>
  list.reduce((favourites, { id, at }) => toggleFavourite(favourites, id, at), before);

/** Three devices that started from a common state and diverged, with independent clocks. */
const devices = fc.tuple(toggles, toggles, toggles, toggles).map(([together, ...apart]) => {
  const common = applyToggles(NO_FAVOURITES, together);
  return apart.map((list) => applyToggles(common, list)) as [Favourites, Favourites, Favourites];
});

const asObject = (favourites: Favourites) => Object.fromEntries(favourites);

describe('merging favourites', () => {
  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(devices, ([a, b, c]) => {
        const ab = mergeFavourites(a, b);
        expect(asObject(mergeFavourites(b, a))).toEqual(asObject(ab));
        expect(asObject(mergeFavourites(ab, b))).toEqual(asObject(ab));
        expect(asObject(mergeFavourites(a, a))).toEqual(asObject(a));
        expect(asObject(mergeFavourites(ab, c))).toEqual(
          asObject(mergeFavourites(a, mergeFavourites(b, c))),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('retains additions of either side that the other never changed', () => {
    fc.assert(
      fc.property(devices, ([a, b]) => {
        const alone = new Map([...a].filter(([id]) => !b.has(id)));
        const merged = new Map([...mergeFavourites(a, b)].filter(([id]) => alone.has(id)));
        expect(asObject(merged)).toEqual(asObject(alone));
      }),
    );
  });

  it('lets the visitor’s latest change win over every merged state', () => {
    fc.assert(
      fc.property(devices, fc.integer({ min: 1, max: 6 }), ([a, b], id) => {
        const merged = mergeFavourites(a, b);
        const after = toggleFavourite(merged, id, 0);
        const isFavourite = favouriteIds(mergeFavourites(after, merged)).includes(id);
        expect(isFavourite).toBe(!favouriteIds(merged).includes(id));
      }),
    );
  });

  it.each([
    ['the later of adding and removing', { 7: [5, true] }, { 7: [6, false] }, []],
    ['the adding of two at once', { 7: [5, true] }, { 7: [5, false] }, [7]],
    ['both of two apart', { 7: [5, true] }, { 8: [6, true] }, [8, 7]],
  ] as const)('returns %s', (_, a, b, expected) => {
    const of = (marks: Record<number, readonly [number, boolean]>): Favourites =>
      new Map(
        Object.entries(marks).map(([id, [at, isFavourite]]) => [Number(id), { at, isFavourite }]),
      );
    expect(favouriteIds(mergeFavourites(of(a), of(b)))).toEqual(expected);
  });
});

describe('favourite settings', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(devices, ([a]) => {
        // Writing drops old times together with the removals of that age; all times here are
        // recent.
        const recent = new Map([...a].map(([id, mark]) => [id, { ...mark, at: mark.at + NOW }]));
        const read = readFavourites(JSON.parse(JSON.stringify(writeFavourites({}, recent, NOW))));
        expect(areSameFavourites(read, recent)).toBe(true);
      }),
    );
  });

  it('retain unknown keys', () => {
    const settings = { fontsize: 1.2, theme: { dark: null }, favourites: [1] };
    expect(writeFavourites(settings, new Map([[2, { at: NOW, isFavourite: true }]]), NOW)).toEqual({
      fontsize: 1.2,
      theme: { dark: null },
      favourites: [2],
      favourite_times: { 2: NOW },
    });
  });

  it('list the most recently added first', () => {
    const favourites = applyToggles(NO_FAVOURITES, [
      { id: 3, at: 1 },
      { id: 1, at: 2 },
      { id: 2, at: 3 },
    ]);
    expect(writeFavourites({}, favourites, NOW).favourites).toEqual([2, 1, 3]);
  });

  it('without times count as older than any change', () => {
    const theirs = readFavourites({ favourites: [101, 102] });
    expect(favouriteIds(mergeFavourites(theirs, toggleFavourite(theirs, 101, 1)))).toEqual([102]);
  });

  it('have no time for a favourite without one', () => {
    const old = readFavourites({ favourites: [7] });
    expect(writeFavourites({}, old, NOW)).toEqual({ favourites: [7], favourite_times: {} });
  });

  it.each([
    ['a time', { at: 6, isFavourite: true }],
    ['what was chosen', { at: 5, isFavourite: false }],
  ])('differ by %s', (_, other) => {
    const mark = { at: 5, isFavourite: true };
    expect(areSameFavourites(new Map([[7, mark]]), new Map([[7, other]]))).toBe(false);
    expect(areSameFavourites(new Map([[7, mark]]), new Map([[8, mark]]))).toBe(false);
    expect(areSameFavourites(new Map([[7, mark]]), new Map([[7, { ...mark }]]))).toBe(true);
  });

  it('remember removals for the storage lifetime', () => {
    const removed = new Map([[7, { at: NOW, isFavourite: false }]]);
    expect(writeFavourites({}, removed, NOW + 89 * DAY_MS).favourite_times).toEqual({ 7: NOW });
    expect(writeFavourites({}, removed, NOW + 91 * DAY_MS).favourite_times).toEqual({});
  });

  it('retain the newest favourites up to the maximum', () => {
    const many = new Map(
      Array.from({ length: FAVOURITES_MAX + 3 }, (_, nr) => [
        nr + 1,
        { at: nr + 1, isFavourite: true },
      ]),
    );
    const { favourites = [], favourite_times = {} } = writeFavourites({}, many, NOW);
    expect(favourites).toHaveLength(FAVOURITES_MAX);
    expect(favourites.at(-1)).toBe(4);
    expect(Object.keys(favourite_times)).toHaveLength(FAVOURITES_MAX);
  });

  it.each([
    null,
    7,
    'x',
    [],
    { favourites: 'x' },
    { favourites: [0, -1, 1.5, '7', null] },
    { favourite_times: { x: 1, 7: 'yesterday', 8: -1, 0: 3 } },
    { favourite_times: [1, 2] },
  ])('are empty when they are %j', (settings) => {
    expect(favouriteIds(readFavourites(settings))).toEqual([]);
  });
});

it.each([1.5, -1, '5', null, NOW * 1e9])('a favourite with the time %j has none', (time) => {
  const read = readFavourites({ favourites: [7], favourite_times: { 7: time } });
  expect([...read]).toEqual([[7, { at: 0, isFavourite: true }]]);
});

describe('received settings', () => {
  it('replace the stored ones when they have no times', () => {
    const stored = { favourites: [1, 2], favourite_times: { 1: NOW, 2: NOW }, dark: true };
    expect(mergeSettings(stored, { favourites: [3] }, NOW)).toEqual({ favourites: [3] });
  });

  it('are merged with changes of another device', () => {
    const stored = { favourites: [2, 1], favourite_times: { 1: NOW - 9, 2: NOW - 5 }, dark: true };
    const sent = { favourites: [3], favourite_times: { 1: NOW - 7, 3: NOW - 8 }, size: 2 };
    expect(mergeSettings(stored, sent, NOW)).toEqual({
      favourites: [2, 3],
      favourite_times: { 1: NOW - 7, 2: NOW - 5, 3: NOW - 8 },
      dark: true,
      size: 2,
    });
  });
});
