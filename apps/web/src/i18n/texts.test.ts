import { languageOrFallback } from '@varde/domain/languages';
import { describe, expect, it } from 'vitest';
import { createTexts, loadTexts } from './texts.ts';

describe('texts', () => {
  it.each([
    ['no', 1, '1 sted'],
    ['no', 2, '2 steder'],
    ['sv', 1, '1 plats'],
    ['en', 0, '0 places'],
  ])('count in %s: %i', async (key, count, expected) => {
    const { t } = await loadTexts(key);
    expect(t('count.places', { count })).toBe(expected);
  });

  it('fill in values without escaping them a second time', async () => {
    const { t } = await loadTexts('en');
    expect(t('owner.documents', { name: 'Fjord & Fjell <3' })).toBe('From Fjord & Fjell <3');
  });

  it.each([
    ['de', 'About Varde'],
    ['nn', 'Om Varde'],
    ['se', 'Om Varde'],
  ])('fall back by the list of a language without a file: %s', async (key, expected) => {
    const { t, language } = await loadTexts(key);
    expect(language.key).toBe(key);
    expect(t('about.title')).toBe(expected);
  });

  it('are loaded once for all requests in a language', () => {
    expect(loadTexts('sv')).toBe(loadTexts('sv'));
  });

  it('show the key where a word is missing, so that it is noticed', () => {
    const { t } = createTexts(languageOrFallback('no'), {});
    expect(t('about.title')).toBe('about.title');
  });
});
