import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { plainSha256 } from './plain-sha256.ts';
import { sha256 } from './sha256.ts';

const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

it('is the same over plain http, where the browser has none', async () => {
  const encrypted = await sha256('post-4011:sjømine');
  vi.stubGlobal('crypto', {});
  expect(await sha256('post-4011:sjømine')).toBe(encrypted);
});

it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1_000])(
  'hashes %i bytes as the standard does',
  (length) => {
    const bytes = new Uint8Array(length).fill(0xa5);
    expect(Buffer.from(plainSha256(bytes))).toEqual(expected(bytes));
  },
);

it('hashes any bytes as the standard does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(Buffer.from(plainSha256(bytes))).toEqual(expected(bytes));
    }),
  );
});
