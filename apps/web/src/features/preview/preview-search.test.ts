import { expect, it } from 'vitest';
import { previewSearch } from './preview-search.ts';

it.each([
  [
    { document: 101, language: 'sv', width: 390, view: 'page' },
    { document: 101, language: 'sv', width: 390, view: 'page' },
  ],
  [{}, {}],
  [{ document: '101x', language: 'javascript:', width: 1e9, view: 'all' }, {}],
  [{ document: -1, language: 1, width: '390', view: true }, {}],
])('previewSearch parses %j as %j', (search, expected) => {
  const none = { document: undefined, language: undefined, width: undefined, view: undefined };
  expect(previewSearch(search)).toEqual({ ...none, ...expected });
});
