import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsChoice, chooseAnalytics } from './privacy.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';

let stored: Map<string, string>;
let written: string[];

function openPage(privacy?: string, cookies = '') {
  stored = new Map(privacy === undefined ? [] : [['privacy', privacy]]);
  written = [];
  stubStorage(stored);
  vi.stubGlobal('window', { location: { hostname: 'guide.museum.example' } });
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    set cookie(cookie: string) {
      written.push(cookie);
    },
  });
}

beforeEach(() => vi.unstubAllGlobals());

describe('analytics consent', () => {
  it.each([
    [undefined, 'unsaid'],
    ['{"analytics":true}', 'on'],
    ['{"analytics":false}', 'off'],
    ['{"analytics":"no"}', 'unsaid'],
    ['{}', 'unsaid'],
    ['false', 'unsaid'],
    ['{', 'unsaid'],
  ])('stored as %s is %s', (privacy, expected) => {
    openPage(privacy);
    expect(analyticsChoice()).toBe(expected);
  });

  it('removes third-party cookies on every possible domain when declined', () => {
    openPage(undefined, '_ga=1; language=sv; _gid=2; _ga_ABC=3; _gazelle=4');
    chooseAnalytics(false);
    expect(new Set(written.map((cookie) => cookie.split('=')[0]))).toEqual(
      new Set(['_ga', '_gid', '_ga_ABC']),
    );
    expect(written).toContain('_ga=; path=/; max-age=0');
    expect(written).toContain('_gid=; path=/; max-age=0; domain=museum.example');
  });

  it('removes no cookies when given', () => {
    openPage(undefined, '_ga=1');
    chooseAnalytics(true);
    expect(written).toEqual([]);
  });
});
