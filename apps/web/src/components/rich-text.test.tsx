import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RichTextNode } from '#view-models.ts';
import { RichText } from './rich-text.tsx';

const html = (nodes: readonly RichTextNode[], layout?: 'plain' | 'open-box') =>
  renderToStaticMarkup(<RichText text={{ nodes, lang: 'nb' }} layout={layout} />);

describe('RichText', () => {
  it('escapes text that looks like markup', () => {
    expect(html([{ tag: 'p', children: ['<script>alert(1)</script>'] }])).toContain(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });

  it.each<[string, RichTextNode, string]>([
    ['a heading 1 as a heading 2', { tag: 'h1', children: ['A'] }, '<h2>A</h2>'],
    ['strike as s', { tag: 'strike', children: ['A'] }, '<s>A</s>'],
    ['a span as its text', { tag: 'span', children: ['A'] }, '>A</div>'],
    ['a link without an href as its text', { tag: 'a', children: ['A'] }, '>A</div>'],
    ['a line break without content', { tag: 'br', children: [] }, '<br/>'],
    [
      'a link to another site as a plain anchor',
      { tag: 'a', href: 'https://example.org/', children: ['A'] },
      '<a href="https://example.org/" rel="noopener">A</a>',
    ],
    [
      'lists within their list',
      { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'b', children: ['A'] }] }] },
      '<ul><li><b>A</b></li></ul>',
    ],
  ])('renders %s', (_what, node, expected) => expect(html([node])).toContain(expected));

  it('sets its language', () => expect(html(['A'])).toContain('lang="nb"'));

  it('renders an open box on its own surface', () => {
    expect(html(['A'], 'open-box')).toContain('data-surface="sunken"');
  });
});
