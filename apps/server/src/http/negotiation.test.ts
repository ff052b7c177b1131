import { expect, it } from 'vitest';
import { chooseEncoding, readAcceptEncoding } from './negotiation.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip;q=0, *', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip;q=0, *', 'br'],
  ['identity', undefined],
  ['identity, gzip;q=0.5', undefined],
  ['identity;q=0.5, gzip', 'gzip'],
  ['deflate', undefined],
  ['br;q=nonsense', undefined],
  ['', undefined],
])('Accept-Encoding %j selects %s', (header, encoding) => {
  expect(readAcceptEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header, 5_000)).toBe(encoding);
});

it('small responses are not compressed', () => {
  expect(chooseEncoding('br', 999)).toBeUndefined();
  expect(chooseEncoding('br', 1_000)).toBe('br');
});
