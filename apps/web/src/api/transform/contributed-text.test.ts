import { expect, it } from 'vitest';
import { toContributedText } from './contributed-text.ts';

const read = (text: string) => toContributedText({ text, lang: 'nb' })?.nodes;

it('parts plain text at empty lines, and keeps its other lines', () => {
  expect(read('Vi bakte.\nDet luktet godt.\r\n\r\nHver høst.')).toEqual([
    { tag: 'p', children: ['Vi bakte.', { tag: 'br', children: [] }, 'Det luktet godt.'] },
    { tag: 'p', children: ['Hver høst.'] },
  ]);
});

it('keeps a sign that looks like the beginning of HTML as it was written', () => {
  expect(read('3 < 4 & 5')).toEqual([{ tag: 'p', children: ['3 < 4 & 5'] }]);
});

it('leaves nothing of HTML that could do harm', () => {
  const nodes = read(
    '<p onclick="x()">Hei <img src=x onerror=alert(1)><a href="javascript:alert(1)">der</a></p><script>alert(1)</script>',
  );
  expect(JSON.stringify(nodes)).not.toMatch(/onclick|onerror|javascript|script|alert/);
  expect(JSON.stringify(nodes)).toContain('Hei ');
});

it('is nothing where nobody wrote anything', () => {
  expect(toContributedText(undefined)).toBeUndefined();
  expect(read('  \n ')).toBeUndefined();
});
