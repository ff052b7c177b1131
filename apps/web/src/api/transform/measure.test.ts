import { expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { formatDuration } from './format.ts';

const texts = await loadTexts('no');

it.each([
  [45, '45 min'],
  [90, '90 min'],
  [95, '1 t 35 min'],
  [120, '2 t'],
])('formatDuration writes %i minutes', (minutes, expected) => {
  expect(formatDuration(minutes, texts.t)).toBe(expected);
});
