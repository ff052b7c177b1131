import { expect, it } from 'vitest';
import { splitHref } from './site-link.tsx';

it.each([
  ['/article/1', { path: '/article/1', search: {}, hash: '' }],
  [
    '/explore/list/museums?page=2#top',
    { path: '/explore/list/museums', search: { page: '2' }, hash: 'top' },
  ],
  ['/search?q=r%C3%B8ros', { path: '/search', search: { q: 'røros' }, hash: '' }],
])('splitHref splits %s', (href, expected) => expect(splitHref(href)).toEqual(expected));
