import { expect, it } from 'vitest';
import { mergeQuizData } from './merge-quiz-data.ts';

it.each([
  ['nothing is kept', null, { isSolved: false, points: 3 }, { isSolved: false, points: 3 }],
  ['the device is the first to solve', { isSolved: false }, { isSolved: true }, { isSolved: true }],
  ['the device is older', { isSolved: true }, { isSolved: false }, { isSolved: true }],
  ['the device does not say', { isSolved: true }, { points: 3 }, { isSolved: true, points: 3 }],
  ['neither has solved', { points: 9 }, { points: 3 }, { points: 3 }],
  ['both have solved', { isSolved: true, log: [1] }, { isSolved: true }, { isSolved: true }],
])('keeps what is solved solved when %s', (_, stored, sent, expected) => {
  const merged = mergeQuizData(stored, sent);
  expect(merged).toEqual(expected);
  expect(mergeQuizData(merged, merged)).toEqual(merged);
});

it('makes one log of two', () => {
  const event = (id: string, at: number) => ({ id, at, run: 1, type: 'solved', post: at });
  const stored = { version: 1, isSolved: false, events: [event('a', 1), event('b', 3)] };
  const sent = { version: 1, isSolved: true, events: [event('c', 2), event('a', 1)] };
  const merged = mergeQuizData(stored, sent);
  expect(merged.isSolved).toBe(true);
  expect(merged.events.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(mergeQuizData(sent, stored)).toEqual(merged);
  expect(mergeQuizData(merged, merged)).toEqual(merged);
  const withoutLog: { isSolved?: boolean; events?: unknown } = { isSolved: false };
  expect(mergeQuizData(stored, withoutLog).events).toEqual(stored.events);
});
