import { expect, it } from 'vitest';
import { mergeQuizData } from './merge-quiz-data.ts';

it.each([
  ['nothing is kept', null, { isSolved: false, points: 3 }, { isSolved: false, points: 3 }],
  ['the device is the first to solve', { isSolved: false }, { isSolved: true }, { isSolved: true }],
  ['the device is older', { isSolved: true }, { isSolved: false }, { isSolved: true }],
  ['the device does not say', { isSolved: true }, { points: 3 }, { isSolved: true, points: 3 }],
  ['neither has solved', { points: 9 }, { points: 3 }, { points: 3 }],
  ['both have solved', { isSolved: true, log: [1] }, { isSolved: true }, { isSolved: true }],
])('keeps what is solved solved when %s', (_, kept, sent, wanted) => {
  const merged = mergeQuizData(kept, sent);
  expect(merged).toEqual(wanted);
  expect(mergeQuizData(merged, merged)).toEqual(merged);
});
