import { languageOrFallback } from '@varde/domain/languages';
import { createLongText, loadLongTexts } from './long-texts.ts';
import { describe, expect, it } from 'vitest';

describe('loadLongTexts', () => {
  it('returns the messages of one page only', async () => {
    const loaded = await loadLongTexts('help', languageOrFallback('sv'));
    expect(Object.keys(loaded).length).toBeGreaterThan(0);
    expect(Object.keys(loaded).filter((key) => !key.startsWith('help.'))).toEqual([]);
  });

  it.each(['rom', 'se', 'sma'])(
    'returns all messages in an incomplete language: %s',
    async (key) => {
      const language = languageOrFallback(key);
      const complete = await loadLongTexts('privacy', languageOrFallback('no'));
      const loaded = await loadLongTexts('privacy', language);
      expect(Object.keys(loaded)).toEqual(expect.arrayContaining(Object.keys(complete)));
      const t = createLongText(language, loaded);
      expect(t('privacy.cookie.days', { count: 90 })).toMatch(/^90 /);
    },
  );
});
