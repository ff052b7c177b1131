import { expect, it } from 'vitest';
import { seenPage } from './count-visits.ts';

const at = (id: number) => ({ view: { id } });
const owned = { view: { id: 101, owner: { href: '/owner/bryggen' } } };

type Params = Record<string, string>;

it.each<[string, string, Params, object | undefined, string, number?, string?]>([
  ['an article', '/article/101', { articleId: '101' }, owned, 'article', 101, 'bryggen'],
  [
    'an article of a presentation',
    '/group/301/article/101',
    { presentationId: '301', articleId: '101' },
    owned,
    'group',
    101,
    'bryggen',
  ],
  ['a map of a presentation', '/group/301/map', { presentationId: '301' }, undefined, 'group', 301],
  ['an owner by its slug', '/@bryggen', { ownerSlug: 'bryggen' }, at(1), 'owner', 1, '@bryggen'],
  [
    'an owner’s map',
    '/@bryggen/map',
    { ownerSlug: '@bryggen' },
    undefined,
    'owner',
    undefined,
    '@bryggen',
  ],
  ['an owner by its id', '/owner/7', { ownerId: '7' }, at(9), 'owner', 9, '7'],
  ['a list', '/explore/list/museums', { tab: 'museums' }, {}, 'explore'],
  ['a page that is not found', '/article/x', { articleId: 'x' }, undefined, 'article'],
])('seenPage describes %s', (_what, pathname, params, loaderData, page, document, owner) => {
  expect(seenPage({ pathname, params, loaderData }, 'no')).toEqual({
    path: pathname,
    page,
    language: 'no',
    document,
    owner,
  });
});
