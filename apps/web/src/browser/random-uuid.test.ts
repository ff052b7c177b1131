import { afterEach, expect, it, vi } from 'vitest';
import { randomUuid } from './random-uuid.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

// The next file of the worker would be imported with it.
afterEach(() => vi.unstubAllGlobals());

it('randomUuid returns a different UUID of version 4 each time', () => {
  const uuids = Array.from({ length: 100 }, randomUuid);
  for (const one of uuids) expect(one).toMatch(UUID);
  expect(new Set(uuids).size).toBe(100);
});

it('randomUuid works without crypto.randomUUID, as over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(randomUuid()).toBe('ffffffff-ffff-4fff-8fff-ffffffffffff');
});
