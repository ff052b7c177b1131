import { describe, expect, it } from 'vitest';
import {
  canonicalPath,
  offeredPath,
  splitLanguagePrefix,
  withLanguagePrefix,
  languageRewrite,
} from './language-prefix.ts';

describe('the language prefix of a path', () => {
  it.each([
    ['/sv/article/101', { languageKey: 'sv', path: '/article/101' }],
    ['/sv', { languageKey: 'sv', path: '/' }],
    ['/sv/', { languageKey: 'sv', path: '/' }],
    ['/nb/about', { languageKey: 'no', path: '/about' }],
    ['/article/101', undefined],
    ['/svensk/101', undefined],
    ['/', undefined],
    ['/xx/about', undefined],
  ])('is split from %s', (path, expected) => expect(splitLanguagePrefix(path)).toEqual(expected));

  it.each([
    ['/', '/en'],
    ['/article/101', '/en/article/101'],
    ['/article/101?page=2', '/en/article/101?page=2'],
  ])('is added to %s', (path, expected) => expect(withLanguagePrefix('en', path)).toBe(expected));

  it('is removed for the router and added to URLs while it is fixed', () => {
    const urlLanguage = { languageKey: 'sv' as string | undefined };
    const rewrite = languageRewrite(urlLanguage);
    const url = () => new URL('https://varde.example/article/101');
    expect(rewrite.input({ url: new URL('https://varde.example/sv/article/101') }).pathname).toBe(
      '/article/101',
    );
    expect(rewrite.output({ url: url() }).pathname).toBe('/sv/article/101');
    urlLanguage.languageKey = undefined;
    expect(rewrite.output({ url: url() }).pathname).toBe('/article/101');
  });
});

it.each([
  ['/', '/'],
  ['/article/101', '/article/101'],
  ['/article/101/', '/article/101'],
  ['/article/101///', '/article/101'],
  ['/sv', '/sv'],
  ['/sv/', '/sv'],
  ['/sv/article/101/', '/sv/article/101'],
  ['/nb/article/101', '/no/article/101'],
  ['/SV/map', '/sv/map'],
  ['//', '/'],
  ['//evil.example/', '//evil.example'],
  ['/svalbard/', '/svalbard'],
])('canonicalPath writes %s as %s', (pathname, canonical) =>
  expect(canonicalPath(pathname)).toBe(canonical),
);

it.each([
  ['/sv/article/101', '/article/101'],
  ['/sv', '/'],
  ['/sv/en/about', '/en/about'],
  ['/en/article/101', '/en/article/101'],
  ['/article/101', '/article/101'],
])('a site that offers Norwegian and English has %s at %s', (path, expected) => {
  expect(offeredPath(path, { languages: ['no', 'en'] })).toBe(expected);
});

it('a site that names no languages offers all', () => {
  expect(offeredPath('/sv/article/101', {})).toBe('/sv/article/101');
});
