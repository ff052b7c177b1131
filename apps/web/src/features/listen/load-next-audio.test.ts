import type { Content } from '@varde/contract/content';
import { expect, it } from 'vitest';
import { stopsAfter } from './load-next-audio.ts';

const selections = [{ id: 1, title: {}, description: {}, article_ids: [7, 8], ordered: true }];
const content = { blocks: [], article_ids: [3, 1, 2], selections } as unknown as Content;

it.each([
  ['in the order of the walk', 3, [1, 2]],
  ['(none) after the last', 2, []],
  ['of the only selection that contains it', 7, [8]],
  ['(none) for an article that is not a stop', 99, []],
])('stopsAfter returns the stops %s', (_what, article, expected) => {
  expect(stopsAfter(content, article)).toEqual(expected);
});

it('stopsAfter returns none if the text is withheld', () =>
  expect(stopsAfter(null, 1)).toEqual([]));
