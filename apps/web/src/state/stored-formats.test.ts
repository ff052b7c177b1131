/** The stored bytes after each choice (specification §3.10, §9.10). */
import { STORAGE_LIFE_DAYS } from '@varde/domain/constants';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseFontSize } from './font-size.ts';
import { checkIn } from './owner-filter.ts';
import { chooseAnalytics } from './privacy.ts';
import { readStored } from '#browser/storage.ts';
import { stubStorage } from '#browser/testing/stub-storage.ts';
import { rememberLanguage } from './visitor-language.ts';

const DAY_MS = 86_400_000;
let stored: Map<string, string>;
let cookies: string[];

beforeEach(() => {
  cookies = [];
  stored = stubStorage();
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    set cookie(cookie: string) {
      cookies.push(cookie);
    },
    get cookie() {
      return '';
    },
  });
});

const museum = { id: '12', name: 'Kystmuseet', slug: 'kyst' };

describe('the stored format', () => {
  it.each([
    ['normal text', () => chooseFontSize('normal'), 'fontsize', '1'],
    ['large text', () => chooseFontSize('large'), 'fontsize', '1.2'],
    ['a museum', () => checkIn(museum), 'checkedin', JSON.stringify(museum)],
    ['declined analytics', () => chooseAnalytics(false), 'privacy', '{"analytics":false}'],
    ['accepted analytics', () => chooseAnalytics(true), 'privacy', '{"analytics":true}'],
  ])('of %s is exact, and stored for 90 days', (_title, choose, key, expected) => {
    choose();
    expect(stored.get(key)).toBe(expected);
    const now = Date.now();
    expect(readStored(key, now + (STORAGE_LIFE_DAYS - 1) * DAY_MS)).toBe(expected);
    expect(readStored(key, now + (STORAGE_LIFE_DAYS + 1) * DAY_MS)).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it.each([
    ['http:', ''],
    ['https:', '; secure'],
  ])('of the language is a cookie of 90 days: %s', (protocol, secure) => {
    vi.stubGlobal('window', { location: { protocol } });
    rememberLanguage('sv');
    expect(cookies).toEqual([`language=sv; path=/; max-age=7776000; samesite=lax${secure}`]);
  });
});
