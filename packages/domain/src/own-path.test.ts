import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const ORIGIN = 'https://varde.example';

describe('the redirect target after sign-in', () => {
  it.each([
    ['/', '/'],
    ['/article/101?page=2#kilder', '/article/101?page=2#kilder'],
    ['/@fjord-og-fjell', '/@fjord-og-fjell'],
    ['/sv/tag/byar%20och%20handel', '/sv/tag/byar%20och%20handel'],
    ['/søk', '/s%C3%B8k'],
    ['/a/../b', '/b'],
    ['/article/101?next=https://evil.example', '/article/101?next=https://evil.example'],
    [`${ORIGIN}/article/101`, '/article/101'],
  ])('%s is a path of the site', (href, path) => expect(ownPath(href, ORIGIN)).toBe(path));

  it.each([
    '',
    'article/101',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    '/%25252525252Fevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%E0%A4%A',
    'javascript:alert(1)',
    'data:text/html,x',
    `${ORIGIN}.evil.example/`,
    `${ORIGIN}@evil.example/`,
    `${ORIGIN}//evil.example`,
    `${ORIGIN}:8443/`,
    'http://varde.example/',
    'HTTPS://evil.example/',
  ])('%j is not one', (href) => expect(ownPath(href, ORIGIN)).toBeUndefined());

  it('stays on the site for any input', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%25',
      '.',
      '..',
      '@',
      ':',
      '\t',
      'evil.example',
      'a',
      '?',
      '#',
      ORIGIN,
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (segments) => {
        const path = ownPath(segments.join(''), ORIGIN);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(new URL(decodeURIComponent(new URL(path, ORIGIN).pathname), ORIGIN).origin).toBe(
          ORIGIN,
        );
      }),
    );
  });
});
