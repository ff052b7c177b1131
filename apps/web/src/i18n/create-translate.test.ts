import { expect, it } from 'vitest';
import { createTranslate, pluralForms } from './create-translate.ts';

const messages = {
  greeting: 'Hei',
  shown: 'Viser {{shown}} av {{total}}',
  places_one: '{{count}} sted',
  places_other: '{{count}} steder',
  miejsca_one: '{{count}} miejsce',
  miejsca_few: '{{count}} miejsca',
  miejsca_other: '{{count}} miejsc',
};

it.each([
  ['nb', 'greeting', undefined, 'Hei'],
  ['nb', 'shown', { shown: 10, total: 27 }, 'Viser 10 av 27'],
  ['nb', 'places', { count: 1 }, '1 sted'],
  ['nb', 'places', { count: 0 }, '0 steder'],
  ['nb', 'places', { count: 2 }, '2 steder'],
  ['pl', 'miejsca', { count: 3 }, '3 miejsca'],
  ['pl', 'places', { count: 3 }, '3 steder'],
  ['nb', 'shown', { shown: '{{total}}', total: '<b>' }, 'Viser {{total}} av <b>'],
  ['nb', 'shown', { shown: 1 }, 'Viser 1 av {{total}}'],
  ['nb', 'no.such.key', undefined, 'no.such.key'],
])('createTranslate in %s translates %s with %j to %s', (tag, key, values, expected) => {
  expect(createTranslate(tag, messages)(key, values)).toBe(expected);
});

it.each([
  ['nb', [0, 1, 2, 5], ['other', 'one', 'other', 'other']],
  ['fr', [0, 1, 2, 5], ['one', 'one', 'other', 'other']],
  ['pl', [0, 1, 2, 5], ['many', 'one', 'few', 'many']],
  ['ro', [0, 1, 2, 20], ['few', 'one', 'few', 'other']],
  ['se', [0, 1, 2, 5], ['other', 'one', 'two', 'other']],
  ['sma', [0, 1, 2, 5], ['other', 'one', 'two', 'other']],
  ['rom', [0, 1, 5], ['other', 'one', 'other']],
  ['zxx', [0, 1, 5], ['other', 'one', 'other']],
])('plural forms in %s of %j are %j', (tag, counts, forms) => {
  expect(counts.map(pluralForms(tag))).toEqual(forms);
});
