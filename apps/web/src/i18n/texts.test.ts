import { describe, expect, it } from 'vitest';
import { loadTexts, type MessageKey } from './texts.ts';

const allKeys = async () => {
  const { default: norwegian } = await import('./messages/no.json');
  return Object.keys(norwegian).map((key) => key.replace(/_(one|other)$/, '')) as MessageKey[];
};

describe('texts', () => {
  it.each([
    ['nn', 'Lukk menyen', 'nn'],
    ['de', 'Menü schließen', 'de'],
    ['es', 'Cerrar el menú', 'es'],
    ['fr', 'Fermer le menu', 'fr'],
    ['pl', 'Zamknij menu', 'pl'],
    ['ro', 'Închide meniul', 'ro'],
    ['se', 'Gidde fálu', 'no'],
    ['sma', undefined, 'no'],
    ['rom', undefined, 'no'],
  ])('of %s have their own message %j, and fall back to %s', async (key, own, fallback) => {
    const [{ t, language }, whole] = await Promise.all([loadTexts(key), loadTexts(fallback)]);
    expect(language.key).toBe(key);
    expect(t('shell.closeMenu')).toBe(own ?? whole.t('shell.closeMenu'));
    expect(
      (await allKeys()).filter((message) => t(message, { count: 3, site: 'Varde' }) === message),
    ).toEqual([]);
  });

  it.each([
    ['no', [1, 2], ['1 sted', '2 steder']],
    ['sv', [1], ['1 plats']],
    ['en', [0], ['0 places']],
    ['pl', [1, 3, 5], ['1 miejsce', '3 miejsca', '5 miejsc']],
    ['ro', [1, 3, 25], ['1 loc', '3 locuri', '25 de locuri']],
    ['se', [1, 2, 5], ['1 báiki', '2 báikki', '5 báikki']],
    ['sma', [1, 2, 5], ['1 sted', '2 steder', '5 steder']],
  ])('have plural forms in %s: %j', async (key, counts, expected) => {
    const { t } = await loadTexts(key);
    expect(counts.map((count) => t('count.places', { count }))).toEqual(expected);
  });

  it('are loaded once per language', () => expect(loadTexts('sv')).toBe(loadTexts('sv')));
});
