import { expect, it } from 'vitest';
import { mediaOfContent } from './content-media.ts';

it('mediaOfContent lists every medium once, the main image first', () => {
  const ids = mediaOfContent(
    {
      blocks: [
        { type: 'image', media_id: 11 },
        { type: 'gallery', media_ids: [12, 11] },
        { type: 'embed', provider: 'vimeo', identifier: '1', cover_media_id: 13, title: {} },
        { type: 'related', document_ids: [900] },
      ],
      images: { mainImage: 10, logo: 14 },
      selections: [
        { id: 1, title: {}, description: {}, media_id: 15, article_ids: [901], ordered: false },
      ],
    },
    10,
  );
  expect(ids).toEqual([10, 11, 12, 13, 14, 15]);
});
