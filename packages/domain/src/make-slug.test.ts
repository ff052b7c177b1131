import { expect, it } from 'vitest';
import { makeSlug } from './make-slug.ts';

it.each([
  ['Urnes stavkirke', 'urnes-stavkirke'],
  ['Ærlig Łódź på Øya', 'aerlig-lodz-pa-oya'],
  ['Ålesund – før & nå', 'alesund-for-na'],
  ['ﬁsk ½', 'fisk-1-2'],
  ['--a--', 'a'],
  ['日本', 'otherwise'],
  ['', 'otherwise'],
  ['a'.repeat(500), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('makeSlug turns %j into %j', (text, slug) => expect(makeSlug(text, 'otherwise')).toBe(slug));
