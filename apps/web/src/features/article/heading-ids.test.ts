import { describe, expect, it } from 'vitest';
import type { RichTextNode } from '#view-models.ts';
import type { BlockView } from './blocks-view.ts';
import { slugOf, withHeadingIds } from './heading-ids.ts';

const text = (...nodes: RichTextNode[]): BlockView => ({
  kind: 'text',
  layout: 'plain',
  lang: 'nb',
  nodes,
});

it.each([
  ['Innenfor døra', 'innenfor-døra'],
  ['  «Hva, da?»  ', 'hva-da'],
  ['Sámi: Čáhppes', 'sámi-čáhppes'],
  ['1702–1840', '1702-1840'],
  ['…', 'del'],
])('slugOf(%j) is a URL slug', (heading, expected) => {
  expect(slugOf(heading)).toBe(expected);
});

describe('withHeadingIds', () => {
  it('assigns unique ids across blocks and lists the headings in order', () => {
    const { blocks, headings } = withHeadingIds([
      text({ tag: 'h1', children: ['Fisk'] }, { tag: 'p', children: ['Tørr'] }),
      { kind: 'map', of: 'places', href: '/explore/map' },
      text({ tag: 'h3', children: ['Fi', { tag: 'em', children: ['sk'] }] }),
    ]);
    expect(headings).toEqual([
      { id: 'fisk', text: 'Fisk', lang: 'nb', level: 2 },
      { id: 'fisk-2', text: 'Fisk', lang: 'nb', level: 3 },
    ]);
    expect(blocks[0]).toMatchObject({ nodes: [{ tag: 'h1', id: 'fisk' }, { tag: 'p' }] });
    expect(blocks[2]).toMatchObject({ nodes: [{ id: 'fisk-2' }] });
  });

  it('omits a heading without text', () => {
    expect(withHeadingIds([text({ tag: 'h2', children: [' '] })]).headings).toEqual([]);
  });
});
