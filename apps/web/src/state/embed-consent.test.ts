import { beforeEach, describe, expect, it } from 'vitest';
import { chooseAlwaysShown, isAlwaysShown } from './embed-consent.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  stubStorage(stored);
});

describe('what other hosts show', () => {
  it('is asked for each time until the visitor says always', () => {
    expect(isAlwaysShown('youtube')).toBe(false);
    chooseAlwaysShown('youtube', true);
    expect(isAlwaysShown('youtube')).toBe(true);
    expect(isAlwaysShown('vimeo')).toBe(false);
  });

  it('is kept as a list of providers, each once', () => {
    chooseAlwaysShown('youtube', true);
    chooseAlwaysShown('vimeo', true);
    chooseAlwaysShown('youtube', true);
    expect(stored.get('embeds')).toBe('["vimeo","youtube"]');
  });

  it('is asked for again when the visitor takes it back, and leaves nothing behind', () => {
    chooseAlwaysShown('sketchfab', true);
    chooseAlwaysShown('sketchfab', false);
    expect(isAlwaysShown('sketchfab')).toBe(false);
    expect([...stored.keys()]).not.toContain('embeds');
  });

  it.each(['', '{', 'null', '"youtube"', '{"youtube":true}', 'true'])(
    'is asked for when %j stands in the browser',
    (value) => {
      stored.set('embeds', value);
      expect(isAlwaysShown('youtube')).toBe(false);
    },
  );
});
