import { describe, expect, it } from 'vitest';
import type { CodeTarget } from '@varde/contract/codes';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import { codePath } from '../find-code.ts';

const NOWHERE: CodeTarget = {
  context_document_id: null,
  context_schema_id: null,
  document_id: null,
  owner_id: null,
  owner_slug: null,
  is_moved: false,
};
const context = (kind: keyof typeof SCHEMA_IDS, id: number) => ({
  context_document_id: id,
  context_schema_id: SCHEMA_IDS[kind],
});
const museum = { owner_id: '11', owner_slug: 'fjord-og-fjell' };

/** The seven outcomes of specification §4.3, and a kiosk, which has no page of its own. */
const CASES: [string, Partial<CodeTarget>, string | undefined][] = [
  [
    'an article in a presentation',
    { ...context('group', 302), document_id: 117 },
    '/group/302/article/117',
  ],
  ['a presentation', context('group', 302), '/group/302'],
  [
    'a post of a rebus, which it opens in a run',
    { ...context('rebus', 401), document_id: 4011 },
    '/rebus/401/post/4011?code=7',
  ],
  ['a rebus', context('rebus', 401), '/rebus/401'],
  ['an owner', museum, '/@fjord-og-fjell'],
  ['an owner without a slug', { owner_id: '11' }, '/owner/11'],
  ['an owner’s document', { ...context('owner', 11), ...museum }, '/@fjord-og-fjell'],
  ['an article', { document_id: 101 }, '/article/101'],
  ['an article and its owner', { document_id: 101, ...museum }, '/article/101'],
  [
    'an article beside a kiosk',
    { ...context('kiosk-device', 1401), document_id: 101 },
    '/article/101',
  ],
  ['a kiosk and its owner', { ...context('kiosk-device', 1401), ...museum }, '/@fjord-og-fjell'],
  ['nothing known', {}, undefined],
];

describe('codePath of a code for', () => {
  it.each(CASES)('%s is its page', (_, target, path) => {
    expect(codePath({ ...NOWHERE, ...target }, '7')).toBe(path);
  });

  it('something removed marks the nearest page as moved', () => {
    expect(codePath({ ...NOWHERE, ...museum, is_moved: true }, '7')).toBe(
      '/@fjord-og-fjell?code=moved',
    );
  });
});
