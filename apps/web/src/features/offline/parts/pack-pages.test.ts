import { describe, expect, it } from 'vitest';
import { buildDocument, buildHead } from '#services/testing/build-document.ts';
import { groupPages, partIds, rebusPages } from './plan-pack.ts';

const blocks = { blocks: [] };

describe('the pages of a pack', () => {
  it('are those of a rebus, its posts, its scanner, and where it can be removed', () => {
    const rebus = buildDocument({ id: 401, schema_name: 'rebus', content: blocks });
    expect(rebusPages(rebus, [4011])).toEqual([
      '/rebus/401',
      '/rebus/401/list',
      '/rebus/401/map',
      '/rebus/401/post/4011',
      '/scan?rebus=401',
      '/scan',
      '/code',
      '/privacy',
    ]);
  });

  it('are those of a presentation, its selections and its articles', () => {
    const selection = { id: 3, title: {}, description: {}, article_ids: [103], ordered: false };
    const content = { ...blocks, article_ids: [101], selections: [selection] };
    const group = buildDocument({ id: 302, schema_name: 'group', content });
    expect(groupPages(group, [101, 103])).toEqual([
      '/group/302',
      '/group/302/map',
      '/group/302/selection/3',
      '/group/302/selection/3/list',
      '/group/302/selection/3/map',
      '/group/302/article/101',
      '/group/302/article/103',
      '/privacy',
    ]);
  });

  it('leave out what has been withdrawn, and name nothing twice', () => {
    const content = { ...blocks, article_ids: [101, 102, 101] };
    const document = buildDocument({ id: 302, content });
    expect(partIds({ document, heads: [buildHead({ id: 101 })], themes: [] })).toEqual([101]);
  });
});
