import { expect, it } from 'vitest';
import { ChunkLoadError } from '#browser/load-chunk.ts';
import { errorKind } from './fallback-pages.tsx';

const failed = new ChunkLoadError('failed');
const slow = new ChunkLoadError('timeout');
const http = new Error('HTTP error: 500');

it.each([
  ['a failed request', http, true, true, 'failed'],
  ['a failed request without a network', http, false, true, 'offline'],
  ['a missing chunk', failed, true, true, 'outdated'],
  ['a chunk still missing after a reload', failed, true, false, 'chunk'],
  ['a missing chunk without a network', failed, false, true, 'offline'],
  ['a chunk that timed out', slow, true, true, 'chunk'],
  ['a bug', undefined, true, true, 'failed'],
])('errorKind classifies %s', (_title, error, online, canReload, expected) => {
  expect(errorKind(error, { online, canReload })).toBe(expected);
});
