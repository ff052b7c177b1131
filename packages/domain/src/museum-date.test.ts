import { expect, it } from 'vitest';
import { museumDate } from './museum-date.ts';

it.each([
  ['2026-11-21T22:59:00Z', '2026-11-21'],
  ['2026-11-21T23:01:00Z', '2026-11-22'],
  ['2026-07-01T22:30:00Z', '2026-07-02'],
])('at %s the date in the museums is %s', (now, expected) => {
  expect(museumDate(new Date(now))).toBe(expected);
});
