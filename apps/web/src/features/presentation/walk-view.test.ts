import { describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { buildDocument, buildHead } from '#api/testing/build-document.ts';
import { holdsArticle, toSelectionView, toWalkView, toStopNavigationView } from './walk-view.ts';

const texts = await loadTexts('en');

const selection = {
  id: 3011,
  title: { en: 'Chapter' },
  description: {},
  article_ids: [103, 101],
  ordered: false,
};
const loaded = {
  document: buildDocument({
    id: 301,
    content: { blocks: [], article_ids: [101, 102, 103], ordered: true, selections: [selection] },
  }),
  // 102 is not published.
  heads: [buildHead({ id: 103 }), buildHead({ id: 101 })],
  themes: [],
};

describe('toWalkView', () => {
  it('numbers the readable stops in the order of the walk', () => {
    const { stops, ordered } = toWalkView(loaded, texts);
    expect(ordered).toBe(true);
    expect(stops.map(({ id, number }) => [id, number])).toEqual([
      [101, 1],
      [103, 2],
    ]);
  });

  it('links a stop within its presentation', () => {
    expect(toWalkView(loaded, texts).stops[0]?.href).toBe('/group/301/article/101');
  });

  it('lists its selections with their length', () => {
    expect(toWalkView(loaded, texts).selections).toMatchObject([
      { href: '/group/301/selection/3011', count: '2 places' },
    ]);
  });
});

describe('holdsArticle', () => {
  it.each([
    ['a stop', 102, true],
    ['a stop of a selection only', 104, true],
    ['another article', 9, false],
  ])('returns the expected result for %s', (_what, id, expected) => {
    const content = {
      blocks: [],
      article_ids: [102],
      selections: [{ ...selection, article_ids: [104] }],
    };
    expect(holdsArticle(buildDocument({ content }), id)).toBe(expected);
  });

  it('returns false for a locked presentation', () => {
    expect(holdsArticle(buildDocument({ content: null }), 101)).toBe(false);
  });
});

describe('toStopNavigationView', () => {
  it('counts and links readable stops only', () => {
    const first = toStopNavigationView(loaded, 101, texts);
    expect(first).toMatchObject({ number: 1, total: 2, next: { href: '/group/301/article/103' } });
    expect(first?.previous).toBeUndefined();
    expect(toStopNavigationView(loaded, 103, texts)).toMatchObject({
      number: 2,
      previous: { id: 101 },
    });
  });

  it('follows the only selection that contains the article', () => {
    const content = { blocks: [], article_ids: [101], selections: [selection] };
    const navigation = toStopNavigationView(
      { ...loaded, document: buildDocument({ content }) },
      103,
      texts,
    );
    expect(navigation).toMatchObject({ number: 1, total: 2, next: { id: 101 } });
  });

  it('returns undefined for an article that is not readable', () => {
    expect(toStopNavigationView(loaded, 102, texts)).toBeUndefined();
  });
});

describe('toSelectionView', () => {
  it('has its own order, without numbers if it is unordered', () => {
    const view = toSelectionView(loaded, 3011, texts);
    expect(view?.stops.map(({ id, number }) => [id, number])).toEqual([
      [103, undefined],
      [101, undefined],
    ]);
    expect(view?.group).toEqual({
      id: 301,
      href: '/group/301',
      title: { text: 'Place 101', lang: 'en' },
    });
  });

  it('returns undefined for an unknown selection', () => {
    expect(toSelectionView(loaded, 9, texts)).toBeUndefined();
  });
});
