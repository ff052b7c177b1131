import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOCK_TOLERANCE_MS,
  FAVOURITES_MAX,
  REMOVED_FAVOURITES_MAX,
  RUN_EVENTS_MAX,
  UNKNOWN_KEYS_MAX,
  USER_DATA_MAX_BYTES,
} from './constants.ts';
import { type FavouriteSettings, mergeSettings } from './favourites.ts';
import { mergeQuizData } from './rebus/run-log.ts';
import { quizDataExcess, settingsExcess, storedBytes } from './user-data-limits.ts';

const NOW = 1_800_000_000_000;

const range = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, nr) => from + nr);

/** Keys with values of very different sizes. */
const others = fc.dictionary(
  fc.integer({ min: 1, max: 150 }).map((nr) => `key${nr}`),
  fc.oneof(
    fc.integer({ min: 0, max: 90_000 }).map((length) => 'æ'.repeat(length)),
    fc.integer({ min: 0, max: 900 }).map((length) => Array.from({ length }, () => 1e300)),
    fc.boolean(),
  ),
  { maxKeys: 60 },
);

/** A device's settings: some favourites, some removed ones, times of good and of bad clocks. */
const settingsOf = ({ mostRemoved }: { mostRemoved: number }): fc.Arbitrary<FavouriteSettings> =>
  fc
    .record({
      others,
      added: fc.tuple(fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 0, max: 3_000 })),
      removed: fc.tuple(
        fc.integer({ min: 1, max: 9_000 }),
        fc.integer({ min: 0, max: mostRemoved }),
      ),
      at: fc.constantFrom(NOW - 9, NOW, NOW * 5, Number.MAX_SAFE_INTEGER),
      isTimed: fc.boolean(),
    })
    .map(({ others: keys, added, removed, at, isTimed }) => {
      const favourites = range(...added);
      const marks = [...range(...removed), ...favourites].map((id) => [id, at]);
      return {
        ...keys,
        favourites,
        ...(isTimed
          ? { favourite_times: Object.fromEntries(marks) as Record<string, number> }
          : {}),
      };
    });
const settings = settingsOf({ mostRemoved: 1_500 });

const events = (from: number, count: number, run: number) =>
  range(from, count).map((nr) => ({ id: `e${nr}`, at: nr, run, type: 'solved', post: nr }));

const quizData = fc
  .record({
    others,
    from: fc.integer({ min: 0, max: 3_000 }),
    count: fc.integer({ min: 0, max: 900 }),
    run: fc.integer({ min: 1, max: 3 }),
    hasLog: fc.boolean(),
  })
  .map(({ others: keys, from, count, run, hasLog }) => ({
    ...keys,
    isSolved: hasLog,
    ...(hasLog ? { version: 1, events: events(from, count, run) } : {}),
  }));

/** As the server does: what exceeds a limit changes nothing. */
function putAll<T extends object>(
  sent: readonly T[],
  merge: (stored: T, one: T) => T,
  excess: (merged: T) => unknown,
  first: T,
): T[] {
  let stored = first;
  return sent.map((one) => {
    const merged = merge(stored, one);
    if (excess(merged) === undefined) stored = merged;
    return stored;
  });
}

const LIST = { maxLength: 12 };

describe('whatever a device sends', () => {
  it('the stored settings stay within every limit', () => {
    fc.assert(
      fc.property(fc.array(settings, LIST), (sent) => {
        const merge = (stored: FavouriteSettings, one: FavouriteSettings) =>
          mergeSettings(stored, one, NOW);
        for (const stored of putAll(sent, merge, settingsExcess, {})) {
          const { favourites = [], favourite_times: times = {}, ...unknown } = stored;
          expect(storedBytes(stored)).toBeLessThanOrEqual(USER_DATA_MAX_BYTES);
          expect(favourites.length).toBeLessThanOrEqual(FAVOURITES_MAX);
          expect(Object.keys(unknown).length).toBeLessThanOrEqual(UNKNOWN_KEYS_MAX);
          const isFavourite = new Set(favourites.map(String));
          const removed = Object.keys(times).filter((id) => !isFavourite.has(id));
          expect(removed.length).toBeLessThanOrEqual(REMOVED_FAVOURITES_MAX);
          const latest = Object.values(times).reduce((a, b) => Math.max(a, b), 0);
          expect(latest).toBeLessThanOrEqual(NOW + CLOCK_TOLERANCE_MS);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('the stored record of a rebus stays within every limit', () => {
    fc.assert(
      fc.property(fc.array(quizData, LIST), (sent) => {
        const merge = (stored: object, one: object) => mergeQuizData({ ...stored }, { ...one });
        for (const stored of putAll<object>(sent, merge, quizDataExcess, {})) {
          const { events: log = [], ...unknown } = stored as { events?: unknown[] };
          expect(storedBytes(stored)).toBeLessThanOrEqual(USER_DATA_MAX_BYTES);
          expect(log.length).toBeLessThanOrEqual(RUN_EVENTS_MAX);
          expect(Object.keys(unknown).length).toBeLessThanOrEqual(UNKNOWN_KEYS_MAX + 2);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('sending the same again changes nothing', () => {
    // Of more, the oldest removals are forgotten, and what was sent again is added again.
    const few = settingsOf({ mostRemoved: REMOVED_FAVOURITES_MAX / 2 });
    fc.assert(
      fc.property(few, few, (stored, sent) => {
        const once = mergeSettings(stored, sent, NOW);
        expect(mergeSettings(once, sent, NOW)).toEqual(once);
      }),
      { numRuns: 30 },
    );
  });
});

it('two devices give the same favourites in any order, also with a clock that is ahead', () => {
  const timed = fc
    .array(
      fc.record({
        id: fc.integer({ min: 1, max: 5 }),
        isFavourite: fc.boolean(),
        at: fc.constantFrom(NOW, NOW + CLOCK_TOLERANCE_MS, NOW * 3),
      }),
    )
    .map((marks) => ({
      favourites: marks.filter(({ isFavourite }) => isFavourite).map(({ id }) => id),
      favourite_times: Object.fromEntries(marks.map(({ id, at }) => [id, at])),
    }));
  fc.assert(
    fc.property(timed, timed, (a, b) => {
      const put = (first: FavouriteSettings, second: FavouriteSettings) =>
        mergeSettings(mergeSettings({}, first, NOW), second, NOW);
      expect(put(a, b)).toEqual(put(b, a));
    }),
  );
});

describe('a limit is reported', () => {
  const filled = (bytes: number) => ({ a: 'a'.repeat(bytes - '{"a":""}'.length) });
  const withKeys = (count: number) =>
    Object.fromEntries(range(0, count).map((nr) => [`key${nr}`, nr]));
  it.each([
    ['no limit', filled(USER_DATA_MAX_BYTES), undefined],
    ['the bytes', filled(USER_DATA_MAX_BYTES + 1), 'bytes'],
    ['the bytes of other alphabets', { a: 'æ'.repeat(USER_DATA_MAX_BYTES / 2) }, 'bytes'],
    ['the digits that a number has in the database', { a: Array(900).fill(1e307) }, 'bytes'],
    ['no limit', withKeys(UNKNOWN_KEYS_MAX), undefined],
    ['the keys', withKeys(UNKNOWN_KEYS_MAX + 1), 'keys'],
  ])('%s', (_, record, excess) => {
    expect(settingsExcess(record)).toBe(excess);
    expect(quizDataExcess(record)).toBe(excess);
  });

  it('favourites', () => {
    const most = { ...withKeys(UNKNOWN_KEYS_MAX), favourites: range(1, FAVOURITES_MAX) };
    expect(settingsExcess({ ...most, favourite_times: {} })).toBeUndefined();
    expect(settingsExcess({ favourites: range(1, FAVOURITES_MAX + 1) })).toBe('favourites');
  });

  it('events of a run', () => {
    const log = (count: number) => ({ version: 1, isSolved: true, events: events(0, count, 1) });
    expect(quizDataExcess({ ...withKeys(UNKNOWN_KEYS_MAX), ...log(10) })).toBeUndefined();
    expect(quizDataExcess(log(RUN_EVENTS_MAX))).toBeUndefined();
    expect(quizDataExcess(log(RUN_EVENTS_MAX + 1))).toBe('events');
  });
});

it('all favourites, all removals and a hundred short keys fit together', () => {
  const ids = range(2_000_000_000, FAVOURITES_MAX + REMOVED_FAVOURITES_MAX);
  expect(
    settingsExcess({
      favourites: ids.slice(0, FAVOURITES_MAX),
      favourite_times: Object.fromEntries(ids.map((id) => [id, NOW])),
      ...Object.fromEntries(range(0, UNKNOWN_KEYS_MAX).map((nr) => [`key${nr}`, 'a'.repeat(300)])),
    }),
  ).toBeUndefined();
});
