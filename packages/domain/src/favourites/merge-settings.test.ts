import { describe, expect, it } from 'vitest';
import { mergeSettings } from './merge-settings.ts';

const NOW = 1_800_000_000_000;

describe('settings that are sent', () => {
  it('replace what is kept when they say nothing of when', () => {
    const stored = { favourites: [1, 2], favourite_times: { 1: NOW, 2: NOW }, dark: true };
    expect(mergeSettings(stored, { favourites: [3] }, NOW)).toEqual({ favourites: [3] });
  });

  it('meet what another device has kept meanwhile', () => {
    const stored = { favourites: [2, 1], favourite_times: { 1: NOW - 9, 2: NOW - 5 }, dark: true };
    const sent = { favourites: [3], favourite_times: { 1: NOW - 7, 3: NOW - 8 }, size: 2 };
    expect(mergeSettings(stored, sent, NOW)).toEqual({
      favourites: [2, 3],
      favourite_times: { 1: NOW - 7, 2: NOW - 5, 3: NOW - 8 },
      dark: true,
      size: 2,
    });
  });
});
