import { expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { formatDuration, formatLength } from './format.ts';

const texts = await loadTexts('no');

it.each([
  [800, '800\u00a0m'],
  [9_940, '9,9\u00a0km'],
  [10_000, '10\u00a0km'],
  [186_400, '186\u00a0km'],
])('formatLength writes %i metres', (metres, expected) => {
  expect(formatLength(metres, 'nb')).toBe(expected);
});

it.each([
  [45, '45 min'],
  [90, '90 min'],
  [95, '1 t 35 min'],
  [120, '2 t'],
])('formatDuration writes %i minutes', (minutes, expected) => {
  expect(formatDuration(minutes, texts.t)).toBe(expected);
});
