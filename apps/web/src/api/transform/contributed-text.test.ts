import { expect, it } from 'vitest';
import { toContributedText } from './rich-text.ts';

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
