import type { Content } from '@varde/contract/content';
import { expect, it } from 'vitest';
import { stopsAfter } from './load-next-audio.ts';

const selections = [{ id: 1, title: {}, description: {}, article_ids: [7, 8], ordered: true }];
const content = { blocks: [], article_ids: [3, 1, 2], selections } as unknown as Content;

it.each([
  ['in the order of the walk', 3, [1, 2]],
  ['none after the last', 2, []],
  ['of the selection that alone holds it', 7, [8]],
  ['none after what is no stop', 99, []],
])('gives the stops that follow: %s', (_what, article, expected) => {
  expect(stopsAfter(content, article)).toEqual(expected);
});

it('gives none where the text is withheld', () => expect(stopsAfter(null, 1)).toEqual([]));
