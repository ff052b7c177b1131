import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRichTextTag } from '@varde/domain/rich-text-policy';
import type { RichTextNode } from '#view-models.ts';
import { toContributedText, toRichText } from './rich-text.ts';

function textOf(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

describe('toRichText', () => {
  it('keeps allowed elements and decodes entities', () => {
    expect(toRichText('<p>Smør &amp; <b>br&oslash;d</b><br></p>')).toEqual([
      {
        tag: 'p',
        children: ['Smør & ', { tag: 'b', children: ['brød'] }, { tag: 'br', children: [] }],
      },
    ]);
  });

  it('keeps the text of elements that are not allowed', () => {
    expect(toRichText('<div><p>Ord <blink>i</blink> <font>rad</font></p></div>')).toEqual([
      { tag: 'p', children: ['Ord ', 'i', ' ', 'rad'] },
    ]);
  });

  it.each([
    ['<table><tr><td>Bygd</td><td>1130</td></tr></table>', 'Bygd 1130'],
    ['<span>Bygd<div>1130</div>av tre</span>', 'Bygd 1130 av tre'],
    ['Bygd<script>x()</script><img src=x>1130', 'Bygd 1130'],
    ['<div>Bygd </div><div>1130</div>', 'Bygd 1130'],
    ['<div><b>Bygd</b></div><section><i>1130</i></section>', 'Bygd 1130'],
    ['Stav<font>kirke</font>n', 'Stavkirken'],
    ['<div></div><div> </div>', ' '],
    ['<b>Bygd<div>1130</div></b>av tre', 'Bygd 1130 av tre'],
    ['Bygd<b><i><div>1130</div></i></b>av tre', 'Bygd 1130 av tre'],
    ['<p><div>Bygd</div></p><p>1130</p>', 'Bygd1130'],
  ])('separates the text of elements that are not allowed by spaces: %s', (html, text) => {
    expect(textOf(toRichText(html))).toBe(text);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<SCRIPT SRC=//evil.example></SCRIPT>'],
    ['<style>p{}</style>'],
    ['<iframe src="https://evil.example">x</iframe>'],
    ['<svg onload=alert(1)><text>x</text></svg>'],
    ['<math><mtext>x</mtext></math>'],
    ['<template><p>x</p></template>'],
    ['<img src=x onerror=alert(1)>'],
    ['<!-- <p>x</p> -->'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('removes %s completely', (html) => expect(toRichText(html)).toEqual([]));

  it.each([['javascript:alert(1)'], ['java&#10;script:alert(1)'], [' &#1;javascript:alert(1)']])(
    'removes the href of a link to %s',
    (href) => {
      expect(toRichText(`<a href="${href}">ord</a>`)).toEqual([{ tag: 'a', children: ['ord'] }]);
    },
  );

  it.each([['https://unesco.org/x?a=1'], ['mailto:post@varde.example'], ['/article/102']])(
    'keeps the href of a link to %s, and no other attribute',
    (href) => {
      const html = `<a href="${href}" onclick="x()" style="x" target="_top">ord</a>`;
      expect(toRichText(html)).toEqual([{ tag: 'a', href, children: ['ord'] }]);
    },
  );

  it('decodes escaped markup', () => {
    expect(toRichText('&lt;p&gt;Hei &lt;b&gt;du&lt;/b&gt;&lt;/p&gt;')).toEqual([
      { tag: 'p', children: ['Hei ', { tag: 'b', children: ['du'] }] },
    ]);
  });

  it('decodes escaped markup within HTML', () => {
    expect(toRichText('<p>Hei &lt;b&gt;du&lt;/b&gt;<br>der</p>')).toEqual([
      {
        tag: 'p',
        children: ['Hei ', { tag: 'b', children: ['du'] }, { tag: 'br', children: [] }, 'der'],
      },
    ]);
  });

  it.each([
    ['3 &lt; 4', '3 < 4'],
    ['<p>Trykk &lt;Enter&gt;, 3 &lt; b &gt; 2</p>', 'Trykk <Enter>, 3 < b > 2'],
  ])('preserves angle brackets in prose: %s', (html, text) => {
    expect(textOf(toRichText(html))).toBe(text);
  });

  it('handles extremely deep nesting', () => {
    expect(toRichText(`${'<b>'.repeat(3000)}x`)).toHaveLength(1);
  });

  it('returns only allowed elements and safe URLs for any input', () => {
    const check = (nodes: readonly RichTextNode[]): void => {
      for (const node of nodes) {
        if (typeof node === 'string') continue;
        expect(isRichTextTag(node.tag)).toBe(true);
        expect(node.href ?? '/').toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i);
        check(node.children);
      }
    };
    const fragment = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<a href="',
        'javascript:',
        '">',
        '<p',
        '>',
        '<script>',
        '</p>',
        '&lt;',
        '<!--',
      ),
    );
    fc.assert(
      fc.property(fc.array(fragment), (fragments) => check(toRichText(fragments.join('')))),
    );
  });

  it('keeps all text of plain HTML in order', () => {
    expect(textOf(toRichText('<h2>Ett</h2><ul><li>to</li><li>tre</li></ul>'))).toBe('Etttotre');
  });
});

const read = (text: string) => toContributedText({ text, lang: 'nb' })?.nodes;

it('toContributedText splits plain text into paragraphs at empty lines and preserves line breaks', () => {
  expect(read('Vi bakte.\nDet luktet godt.\r\n\r\nHver høst.')).toEqual([
    { tag: 'p', children: ['Vi bakte.', { tag: 'br', children: [] }, 'Det luktet godt.'] },
    { tag: 'p', children: ['Hver høst.'] },
  ]);
});

it('toContributedText preserves a < that does not start a tag', () => {
  expect(read('3 < 4 & 5')).toEqual([{ tag: 'p', children: ['3 < 4 & 5'] }]);
});

it('toContributedText removes unsafe HTML', () => {
  const nodes = read(
    '<p onclick="x()">Hei <img src=x onerror=alert(1)><a href="javascript:alert(1)">der</a></p><script>alert(1)</script>',
  );
  expect(JSON.stringify(nodes)).not.toMatch(/onclick|onerror|javascript|script|alert/);
  expect(JSON.stringify(nodes)).toContain('Hei ');
});

it('toContributedText returns undefined without text', () => {
  expect(toContributedText(undefined)).toBeUndefined();
  expect(read('  \n ')).toBeUndefined();
});
