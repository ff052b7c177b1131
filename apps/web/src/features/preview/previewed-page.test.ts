import { expect, it } from 'vitest';
import { buildDocument, buildHead, buildMedia } from '#api/testing/build-document.ts';
import { isAbout } from './previewed-page.tsx';

const loaded = {
  document: buildDocument({
    id: 101,
    owner_document: buildHead({ id: 1 }),
    media: [buildMedia({ mediaId: 5001 })],
  }),
  heads: [buildHead({ id: 102 })],
};

it.each([
  ['document', 101, true],
  ['document', 102, true],
  ['document', 1, true],
  ['document', 103, false],
  ['document', 5001, false],
  ['media', 5001, true],
  ['media', 101, false],
] as const)('isAbout: saving %s %i affects the page: %s', (what, id, expected) => {
  expect(isAbout({ type: 'refresh', what, id }, loaded)).toBe(expected);
});
