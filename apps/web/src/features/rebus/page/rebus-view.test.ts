import type { Post } from '@varde/contract/content';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { buildDocument, buildHead, buildImage } from '#api/testing/build-document.ts';
import { conditionTexts, opensBy, postState } from './post-rules.ts';
import { toPostView, toRebusView } from './rebus-view.ts';

const texts = await loadTexts('en');

const post = (changes: Partial<Post> = {}): Post => ({
  document_id: 4011,
  conditions: {},
  ...changes,
});

it.each<[string, Partial<Post>, number, string]>([
  ['opens a post without conditions', {}, 0, 'normal'],
  ['locks by distance', { conditions: { distance: 50 } }, 0, 'locked'],
  ['locks by a code on site', { conditions: { qr: true } }, 0, 'locked'],
  ['locks a later post of a sequence', { conditions: { sequence: true } }, 1, 'locked'],
  ['opens the first post of a sequence', { conditions: { sequence: true } }, 0, 'normal'],
  ['hides a later post', { hidden_until: 'sequence' }, 2, 'hidden'],
  ['shows the first post, which has none before it', { hidden_until: 'sequence' }, 0, 'normal'],
])('postState %s', (_what, changes, at, expected) => {
  expect(postState(post(changes), at)).toBe(expected);
});

it('opensBy lists all conditions in one line, and reveals none of a hidden post', () => {
  const conditions = { distance: 50, sequence: true };
  expect(opensBy(post({ conditions }), 1, texts)).toBe(
    'Solve the stops before this one. Come within 50\u00a0m of the stop.',
  );
  expect(opensBy(post({ conditions, hidden_until: 'sequence' }), 1, texts)).toBe(
    'This stop appears once you have solved the ones before it.',
  );
});

it('conditionTexts lists the conditions, without the sequence for the first post', () => {
  const all = post({ conditions: { distance: 50, qr: true, sequence: true } });
  expect(conditionTexts(all, 1, texts)).toEqual([
    'Solve the stops before this one.',
    'Come within 50\u00a0m of the stop.',
    'Scan the QR code at the stop, or type the code on the sign.',
  ]);
  expect(conditionTexts(all, 0, texts)).toHaveLength(2);
});

describe('posts of a rebus view', () => {
  const place = { lat: 60, lng: 5 };
  const head = (id: number) =>
    buildHead({ id, schema_name: 'post', location: place, media_data: buildImage() });
  const loaded = {
    document: buildDocument({
      id: 401,
      schema_name: 'rebus',
      content: {
        blocks: [],
        posts: [
          post(),
          post({ document_id: 4012, conditions: { distance: 50 } }),
          post({ document_id: 4013, hidden_until: 'sequence' }),
          post({ document_id: 4014 }),
        ],
      },
    }),
    // 4014 is withdrawn.
    heads: [head(4011), head(4012), head(4013)],
    themes: [],
  };

  it('are numbered, and only open posts have a link', () => {
    const { posts, postCount } = toRebusView(loaded, texts);
    expect(postCount).toBe(4);
    expect(posts.map(({ number, state, href }) => [number, state, href])).toEqual([
      [1, 'normal', '/rebus/401/post/4011'],
      [2, 'locked', undefined],
      [3, 'hidden', undefined],
    ]);
  });

  it('reveal nothing of a hidden post', () => {
    expect(toRebusView(loaded, texts).posts[2]).toEqual({
      id: 4013,
      kind: 'post',
      number: 3,
      state: 'hidden',
      opensBy: 'This stop appears once you have solved the ones before it.',
      stateLabel: 'Hidden',
      title: { text: 'Hidden stop', lang: 'en' },
    });
  });

  it('toPostView finds a post by its id and nothing else', () => {
    expect(toPostView(loaded, 4012, texts)).toMatchObject({ number: 2, total: 4 });
    expect(toPostView(loaded, 101, texts)).toBeUndefined();
  });
});
