import { describe, expect, it } from 'vitest';
import { documentId } from './route-data.ts';

describe('documentId', () => {
  it.each([
    ['1', 1],
    ['101', 101],
    ['2147483647', 2_147_483_647],
  ])('reads %s', (text, id) => expect(documentId(text)).toBe(id));

  it.each(['', '0', '-1', '1.5', '1e3', '٣', '101x', '2147483648', '9999999999', '12345678901'])(
    'does not find %j, which the API would refuse',
    (text) => {
      expect(() => documentId(text)).toThrow(expect.objectContaining({ isNotFound: true }));
    },
  );
});
