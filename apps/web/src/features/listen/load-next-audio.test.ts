import type { Content } from '@varde/contract/content';
import { expect, it, vi } from 'vitest';
import type { Texts } from '#i18n/texts.ts';
import { loadDocument } from '#api/load-document.ts';
import { loadNextAudio, stopsAfter } from './load-next-audio.ts';

vi.mock('#api/load-document.ts', () => ({ loadDocument: vi.fn() }));
vi.mock('#api/transform/playable.ts', () => ({
  toPlayable: ({ mediaId }: { mediaId: number }) => ({ url: `/media/${mediaId}` }),
}));

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

it('the next audio is that of the next stop that has one and can be loaded', async () => {
  const stop = (mediaId?: number) => ({
    content: { blocks: mediaId ? [{ type: 'audio', media_id: mediaId }] : [] },
    media: [{ mediaId }],
  });
  const documents = new Map<number, object>([
    [21, { content: { blocks: [], article_ids: [1, 2, 3, 4] } }],
    [3, stop()],
    [4, stop(5004)],
  ]);
  vi.mocked(loadDocument).mockImplementation(async (id) => {
    const document = documents.get(id);
    const result = document ? { status: 'ok', data: { document } } : { status: 'missing' };
    return result as Awaited<ReturnType<typeof loadDocument>>;
  });
  expect(await loadNextAudio('/group/21/article/1', {} as Texts)).toEqual({
    url: '/media/5004',
    page: '/group/21/article/4',
  });
});
