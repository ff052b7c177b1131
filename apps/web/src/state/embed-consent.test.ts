import { beforeEach, describe, expect, it } from 'vitest';
import { chooseAlwaysShown, isAlwaysShown } from './embed-consent.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';

let stored: Map<string, string>;

beforeEach(() => void (stored = stubStorage()));

describe('embed consent', () => {
  it('is required each time until the visitor chooses always', () => {
    expect(isAlwaysShown('youtube')).toBe(false);
    chooseAlwaysShown('youtube', true);
    expect(isAlwaysShown('youtube')).toBe(true);
    expect(isAlwaysShown('vimeo')).toBe(false);
  });

  it('is stored as a list of distinct providers', () => {
    chooseAlwaysShown('youtube', true);
    chooseAlwaysShown('vimeo', true);
    chooseAlwaysShown('youtube', true);
    expect(stored.get('embeds')).toBe('["vimeo","youtube"]');
  });

  it('is required again after it is revoked, and its entry is removed', () => {
    chooseAlwaysShown('sketchfab', true);
    chooseAlwaysShown('sketchfab', false);
    expect(isAlwaysShown('sketchfab')).toBe(false);
    expect([...stored.keys()]).not.toContain('embeds');
  });

  it.each(['', '{', 'null', '"youtube"', '{"youtube":true}', 'true'])(
    'is required when the stored entry is %j',
    (value) => {
      stored.set('embeds', value);
      expect(isAlwaysShown('youtube')).toBe(false);
    },
  );
});
