import { describe, expect, it } from 'vitest';
import { redactHead } from './document-head.repository.ts';
import { redactDocument, type FullDocumentRow } from './full-document.repository.ts';

const row = (changes: Partial<FullDocumentRow>): FullDocumentRow => ({
  id: 4012,
  schema_id: 33,
  title: { no: 'Foran gavlene' },
  description: { no: 'Se opp.' },
  owner_id: 'fjord',
  owner_title: {},
  default_language: 'no',
  lat: 60,
  lng: 5,
  distance: null,
  item_count: null,
  lock: null,
  tags: ['byer'],
  image: null,
  updated_at: new Date(0),
  status: 'published',
  hidden_in: [401],
  revision: 1,
  translated_by: {},
  license: null,
  content: { blocks: [] },
  image_media_id: 7,
  proximity: null,
  media: [],
  ...changes,
});

describe('redactHead', () => {
  it('a hidden post reveals nothing, neither in its head nor in the full document', () => {
    const nothing = { title: {}, description: {}, lat: null, lng: null, image: null, tags: [] };
    expect(redactHead(row({}), { audience: 'public' })).toMatchObject(nothing);
    expect(redactHead(row({}), { audience: 'public', rebus: 402 })).toMatchObject(nothing);
    const full = redactDocument(row({}), { audience: 'public' });
    expect(full).toMatchObject({ ...nothing, content: null, media: null, image_media_id: null });
  });

  it.each([
    ['players of its rebus', { audience: 'public', rebus: 401 }],
    ['editors', { audience: 'editor' }],
  ] as const)('a hidden post is visible to %s', (_, reader) => {
    expect(redactDocument(row({}), reader)).toEqual(row({}));
  });

  it('only hidden posts are redacted', () => {
    const open = row({ hidden_in: [] });
    expect(redactDocument(open, { audience: 'public' })).toEqual(open);
  });
});

describe('redactDocument', () => {
  const conditions = { distance: 50 };
  const task = {
    kind: 'single',
    question: { no: 'Hva?' },
    salt: 's',
    answer_hashes: [],
    points: 1,
    hints: [],
  } as const;
  const posts = [
    { document_id: 4011, conditions, task: { ...task, answer_hashes: [], hints: [] } },
    {
      document_id: 4012,
      hidden_until: 'sequence' as const,
      conditions,
      task: { ...task, answer_hashes: [], hints: [] },
    },
  ];
  const rebus = row({ id: 401, hidden_in: [], content: { blocks: [], posts } });

  it('only players of a rebus see the tasks of its hidden posts', () => {
    const [first, second] = redactDocument(rebus, { audience: 'public' }).content?.posts ?? [];
    expect(first).toEqual(posts[0]);
    expect(second).toEqual({ document_id: 4012, hidden_until: 'sequence', conditions });
    expect(redactDocument(rebus, { audience: 'public', rebus: 401 })).toEqual(rebus);
  });

  it('only players of a rebus see its route line, everyone sees its length', () => {
    const line = { type: 'LineString' as const, coordinates: [[5.3233, 60.39728]] };
    const content = { blocks: [], posts, route: { length: 900, line } };
    const walk = { ...rebus, content };
    expect(redactDocument(walk, { audience: 'public' }).content?.route).toEqual({ length: 900 });
    expect(redactDocument(walk, { audience: 'public', rebus: 401 })).toEqual(walk);
    const open = { ...walk, content: { ...content, posts: posts.slice(0, 1) } };
    expect(redactDocument(open, { audience: 'public' }).content?.route).toEqual(content.route);
  });
});
