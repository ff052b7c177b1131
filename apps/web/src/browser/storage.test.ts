import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './storage.ts';
import { stubStorage } from './testing/stub-storage.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 5, 1);

beforeEach(() => void stubStorage());

describe('storage', () => {
  it.each([
    [0, '1.2'],
    [90, '1.2'],
    [91, undefined],
  ])('returns after %i days: %s', (days, expected) => {
    writeStored('fontsize', '1.2', NOW);
    expect(readStored('fontsize', NOW + days * DAY)).toBe(expected);
  });

  it.each([[undefined], ['no time']])(
    'counts the age of an entry with the time %s from its first read',
    (written) => {
      localStorage.setItem('fontsize', '1.2');
      if (written) localStorage.setItem('fontsize:written', written);
      expect(readStored('fontsize', NOW)).toBe('1.2');
      expect(readStored('fontsize', NOW + 90 * DAY)).toBe('1.2');
      expect(readStored('fontsize', NOW + 91 * DAY)).toBeUndefined();
    },
  );

  it('reads a value even if there is no space for its time', () => {
    localStorage.setItem('fontsize', '1.2');
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(readStored('fontsize', NOW)).toBe('1.2');
  });

  it('stores no time without a value', () => {
    expect(readStored('fontsize', NOW)).toBeUndefined();
    expect(localStorage.getItem('fontsize:written')).toBeNull();
  });

  it('removes value and time', () => {
    writeStored('fontsize', '1.2', NOW);
    removeStored('fontsize');
    expect(readStored('fontsize', NOW)).toBeUndefined();
  });

  it('ignores blocked storage', () => {
    vi.stubGlobal('localStorage', undefined);
    writeStored('fontsize', '1.2', NOW);
    expect(readStored('fontsize', NOW)).toBeUndefined();
  });
});
