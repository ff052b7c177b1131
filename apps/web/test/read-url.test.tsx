import { expect, it } from 'vitest';

const ORIGIN = 'https://museum.example';
const OFFERED = { languages: ['no', 'en'] };

async function read(path: string) {
  const { readUrl } = await import('../src/read-url.ts');
  const { url, isSearch } = readUrl(ORIGIN + path, OFFERED);
  expect(url.startsWith(ORIGIN)).toBe(true);
  return { path: url.slice(ORIGIN.length), isSearch };
}

it.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/article/101?utm_source=a&page=2', '/article/101'],
  ['/en/article/101?utm_source=a', '/en/article/101'],
  ['/explore/list/articles?x=1&page=2', '/explore/list/articles?page=2'],
  ['/explore/list/articles?page=many', '/explore/list/articles'],
  ['/explore/map?z=8&c=60.1,5.2&x=1', '/explore/map?c=60.1%2C5.2&z=8'],
  ['/article/101?code=moved&x=1', '/article/101?code=moved'],
  ['/article/101?code=1001', '/article/101'],
  ['/about?x=1', '/about'],
  ['//other.example/?x=1', '//other.example/?x=1'],
  ['/%E0%A4%A?x=1', '/%E0%A4%A'],
])('%s requests the page of %s', async (given, path) => {
  expect(await read(given)).toEqual({ path, isSearch: false });
});

it('a search is the same page for the same words and tab', async () => {
  const path = '/search?q=kirke&tab=articles';
  expect(await read('/search?tab=articles&x=1&q=kirke')).toEqual({ path, isSearch: true });
  expect(await read('/search?x=1')).toEqual({ path: '/search', isSearch: false });
});

it.each([
  '/rebus/401/post/4011/?code=ABC',
  '/sv/rebus/401/post/4011?code=ABC',
  '/nb/?x=1',
  '/list?page=2&x=1',
  '/map?z=9',
])('%s redirects with all of its parameters', async (given) => {
  expect(await read(given)).toEqual({ path: given, isSearch: false });
});
