import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './storage.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 5, 1);

function fakeStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

describe('storage', () => {
  it.each([
    [0, '1.2'],
    [90, '1.2'],
    [91, undefined],
  ])('after %i days gives %s', (days, expected) => {
    writeStored('fontsize', '1.2', NOW);
    expect(readStored('fontsize', NOW + days * DAY)).toBe(expected);
  });

  it('keeps the value in the format of the specification', () => {
    writeStored('fontsize', '1.2', NOW);
    expect(localStorage.getItem('fontsize')).toBe('1.2');
  });

  it('drops an entry of unknown age', () => {
    localStorage.setItem('fontsize', '1.2');
    expect(readStored('fontsize', NOW)).toBeUndefined();
    expect(localStorage.getItem('fontsize')).toBeNull();
  });

  it('forgets what is removed', () => {
    writeStored('fontsize', '1.2', NOW);
    removeStored('fontsize');
    expect(readStored('fontsize', NOW)).toBeUndefined();
  });

  it('does without where the browser refuses', () => {
    vi.stubGlobal('localStorage', undefined);
    writeStored('fontsize', '1.2', NOW);
    expect(readStored('fontsize', NOW)).toBeUndefined();
  });
});
