import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRichTextTag, safeLinkHref } from '@varde/domain/rich-text-policy';
import { inspectMarkdown, plainLine, plainTextOf, renderRichText } from './render-rich-text.ts';

describe('Markdown', () => {
  it.each([
    ['**bold** and *italic*', '<p><strong>bold</strong> and <em>italic</em></p>'],
    ['## Heading', '<h2>Heading</h2>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['~~old~~', '<p><strike>old</strike></p>'],
    ['[B](article:105)', '<p><a href="/article/105">B</a></p>'],
    ['[B](presentation:301)', '<p><a href="/group/301">B</a></p>'],
    ['[B](rebus:401)', '<p><a href="/rebus/401">B</a></p>'],
    ['[B](owner:bryggen)', '<p><a href="/@bryggen">B</a></p>'],
    ['[B](theme:handel)', '<p><a href="/tag/handel">B</a></p>'],
    [
      '[B](https://example.org/?a=1&b=2)',
      '<p><a href="https://example.org/?a=1&amp;b=2">B</a></p>',
    ],
    ['[B](mailto:a@example.org)', '<p><a href="mailto:a@example.org">B</a></p>'],
    ['R&D < 3', '<p>R&amp;D &lt; 3</p>'],
    ['> quoted', '<p>quoted</p>'],
    ['![alt](x.png)', '<p> </p>'],
    ['built<button>1130</button>of<br>wood', '<p>built 1130 of<br />wood</p>'],
    ['stave<kbd>chur</kbd>ch', '<p>stavechurch</p>'],
    ['<table><tr><td>built</td><td>1130</td></tr></table>', 'built  1130'],
  ])('renders %j as %j', (source, html) => expect(renderRichText(source)).toBe(html));
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)" target=_blank style="x">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<style>p{background:url(//evil.example)}</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<form action="//evil.example"><input name=q></form>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '[x][a]\n\n[a]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '```html\n<script>alert(1)</script>\n```',
];

/** Tags that are neither an allowed element without attributes nor a link with a safe URL. */
function unsafeTags(html: string): string[] {
  return (html.match(/<[^>]*>?/g) ?? []).filter((tag) => {
    const [, name = '', rest = ''] = /^<\/?([a-z0-9]+)([^>]*)>$/.exec(tag) ?? [];
    const href = /^ href="([^"]*)"$/.exec(rest)?.[1]?.replace(/&amp;/g, '&');
    const isSafe = href === undefined ? /^( ?\/)?$/.test(rest) : name === 'a' && safeLinkHref(href);
    return !isRichTextTag(name) || !isSafe;
  });
}

describe('malicious text', () => {
  it.each(HOSTILE)('is rendered safely: %s', (source) => {
    expect(unsafeTags(renderRichText(source))).toEqual([]);
    expect(unsafeTags(renderRichText(`Before ${source} after`))).toEqual([]);
    expect(unsafeTags(renderRichText(`- ${source}\n- <b>${source}`))).toEqual([]);
  });

  it('is rendered safely in any mixture', () => {
    const fragment = fc.oneof(
      fc.constantFrom(
        ...HOSTILE,
        '<',
        '>',
        '"',
        "'",
        '</p>',
        '<p ',
        '<a href=',
        '`',
        '\n\n',
        '&lt;',
        '&#60;script>',
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 6 }), (fragments) => {
        expect(unsafeTags(renderRichText(fragments.join('')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('loses scripts with their source, and other elements without their text', () => {
    expect(plainLine('a <script>alert(1)</script><u>b</u> <big>c</big>')).toBe('a b c');
  });
});

it('plainTextOf decodes character references and separates blocks by lines', () => {
  expect(plainTextOf('<h2>A &amp; B</h2>\n<p>c<br />d &lt;e&gt;</p><ul><li>f</li></ul>')).toBe(
    'A & B\nc\nd <e>\nf',
  );
});

it('inspectMarkdown finds links, images, tables and disallowed tags', () => {
  expect(inspectMarkdown('- [a](article:1)\n\n![b](c.png) <u>d</u> <video>')).toEqual([
    { kind: 'link', value: 'article:1' },
    { kind: 'image', value: 'c.png' },
    { kind: 'tag', value: 'video' },
  ]);
  expect(inspectMarkdown('<table>\n<tr>\n\n<TD>a</TD></table>\n\na | b\n-|-\n1 | 2')).toEqual([
    { kind: 'table', value: '<table' },
    { kind: 'table', value: 'a | b' },
  ]);
});
