import { describe, expect, it } from 'vitest';
import {
  isEntityIdentifier,
  isExternalIdentifier,
  museumDataIdentifier,
} from './external-identifiers.ts';

describe('identifiers of other collections', () => {
  it.each([undefined, null, '', 'undefined', 'null', 'a b', '../x', 'x'.repeat(65)])(
    'are not looked up: %s',
    (text) => {
      expect(isExternalIdentifier(text)).toBe(false);
      expect(isEntityIdentifier(text)).toBe(false);
    },
  );

  it('are looked up for an object or name from ten characters on', () => {
    expect(isEntityIdentifier('123456789')).toBe(false);
    expect(isEntityIdentifier('1234567890')).toBe(true);
    expect(isExternalIdentifier('9001')).toBe(true);
  });

  it('have the museum-data service’s prefix for a museum', () => {
    expect(museumDataIdentifier('XMU-F')).toBe('kp-xmu-f');
  });
});
