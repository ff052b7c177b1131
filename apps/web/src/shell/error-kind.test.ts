import { expect, it } from 'vitest';
import { ChunkLoadError } from '#browser/load-chunk.ts';
import { errorKind } from './error-page.tsx';

const failed = new ChunkLoadError('failed');
const slow = new ChunkLoadError('timeout');
const http = new Error('HTTP error: 500');

it.each([
  ['a call that failed', http, true, true, 'failed'],
  ['a call that failed without a network', http, false, true, 'offline'],
  ['a part of the site that is gone', failed, true, true, 'outdated'],
  ['a part that is still gone after a reload', failed, true, false, 'chunk'],
  ['a part that did not come without a network', failed, false, true, 'offline'],
  ['a part that took too long', slow, true, true, 'chunk'],
  ['a mistake in the code', undefined, true, true, 'failed'],
])('an error in place of a page %s', (_title, error, online, canReload, expected) => {
  expect(errorKind(error, { online, canReload })).toBe(expected);
});
