import { describe, expect, it } from 'vitest';
import { isRichTextTag, safeLinkHref } from './rich-text-policy.ts';

it.each([
  ['https://whc.unesco.org/en/list/58', 'https://whc.unesco.org/en/list/58'],
  ['http://www.riksantikvaren.no/', 'http://www.riksantikvaren.no/'],
  ['/article/101', '/article/101'],
  ['#kilder', '#kilder'],
  ['mailto:post@example.org', 'mailto:post@example.org'],
  ['tel:+4755000000', 'tel:+4755000000'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  [' java\nscript:alert(1)', undefined],
  ['\u0001javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['article/101', undefined],
  ['', undefined],
])('safeLinkHref returns for %j: %j', (href, expected) => {
  expect(safeLinkHref(href)).toBe(expected);
});

describe('isRichTextTag', () => {
  it.each(['p', 'h6', 'strike', 'span', 'a'])('allows %s', (tag) =>
    expect(isRichTextTag(tag)).toBe(true),
  );
  it.each(['script', 'img', 'iframe', 'div', 'P', ''])('refuses %j', (tag) =>
    expect(isRichTextTag(tag)).toBe(false),
  );
});
