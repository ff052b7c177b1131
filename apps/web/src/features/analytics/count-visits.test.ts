import { expect, it } from 'vitest';
import { seenPage } from './count-visits.ts';

const owned = { view: { id: 101, owner: { href: '/owner/bryggen' } } };

it.each([
  [
    'an article',
    { pathname: '/article/101', params: { articleId: '101' }, loaderData: owned },
    'article',
    101,
    'bryggen',
  ],
  [
    'an article of a presentation',
    {
      pathname: '/group/301/article/101',
      params: { presentationId: '301', articleId: '101' },
      loaderData: owned,
    },
    'group',
    101,
    'bryggen',
  ],
  [
    'a map of a presentation',
    { pathname: '/group/301/map', params: { presentationId: '301' } },
    'group',
    301,
    undefined,
  ],
  [
    'an owner by its slug',
    { pathname: '/@bryggen', params: { ownerSlug: 'bryggen' }, loaderData: { view: { id: 1 } } },
    'owner',
    1,
    '@bryggen',
  ],
  [
    'an owner’s map',
    { pathname: '/@bryggen/map', params: { ownerSlug: '@bryggen' } },
    'owner',
    undefined,
    '@bryggen',
  ],
  [
    'an owner by its id',
    { pathname: '/owner/7', params: { ownerId: '7' }, loaderData: { view: { id: 9 } } },
    'owner',
    9,
    '7',
  ],
  [
    'a list',
    { pathname: '/explore/list/museums', params: { tab: 'museums' }, loaderData: {} },
    'explore',
    undefined,
    undefined,
  ],
  [
    'a page that is not found',
    { pathname: '/article/x', params: { articleId: 'x' } },
    'article',
    undefined,
    undefined,
  ],
] as const)('seenPage describes %s', (_what, route, page, document, owner) => {
  expect(seenPage(route, 'no')).toEqual({
    path: route.pathname,
    page,
    language: 'no',
    document,
    owner,
  });
});
