import { expect, it } from 'vitest';
import { ownerSearch } from './owner-search.ts';

it.each([
  [
    { kind: 'group', page: 2 },
    { kind: 'group', page: 2 },
  ],
  [{ kind: 'owner' }, { kind: undefined, page: undefined }],
  [{ kind: ['article'] }, { kind: undefined, page: undefined }],
  [{}, { kind: undefined, page: undefined }],
])('ownerSearch reads %j', (search, expected) => {
  expect(ownerSearch(search)).toStrictEqual(expected);
});
