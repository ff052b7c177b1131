import { expect, it } from 'vitest';
import { pluralForms } from './create-translate.ts';

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
