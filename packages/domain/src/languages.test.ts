import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findLanguage,
  languageOrFallback,
  languagePreference,
  LANGUAGES,
  negotiateLanguage,
  pickText,
} from './languages.ts';

describe('pickText', () => {
  it.each<[string, Record<string, string>, string, string, boolean]>([
    ['takes the chosen language', { no: 'Kirke', sv: 'Kyrka' }, 'sv', 'sv', true],
    ['takes an alternative key as the chosen language', { nb: 'Kirke' }, 'no', 'nb', true],
    ['takes the sibling before the fallback', { nn: 'Kyrkje', sv: 'Kyrka' }, 'no', 'nn', false],
    ['gives a Norwegian Swedish before English', { sv: 'Kyrka', en: 'Church' }, 'no', 'sv', false],
    ['falls back to English', { no: 'Kirke', en: 'Church' }, 'de', 'en', false],
    ['takes the first text there is at last', { fi: 'Kirkko' }, 'en', 'fi', false],
    ['passes over an empty text', { sv: '', en: 'Church' }, 'sv', 'en', false],
    ['reads an unknown language as English', { no: 'Kirke', en: 'Church' }, 'xx', 'en', true],
  ])('%s', (_, map, key, lang, isChosen) => {
    expect(pickText(map, key)).toEqual({ text: map[lang], lang, isChosen });
  });

  it('finds nothing in an empty or missing map', () => {
    expect(pickText({}, 'no')).toBeUndefined();
    expect(pickText({ no: '' }, 'no')).toBeUndefined();
    expect(pickText(undefined, 'no')).toBeUndefined();
  });

  it('finds a text whenever there is one', () => {
    const map = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(map, fc.string(), (texts, key) => {
        expect(Object.values(texts)).toContain(pickText(texts, key)?.text);
      }),
    );
  });
});

describe('negotiateLanguage', () => {
  it.each([
    ['the stored choice wins over the browser', 'sv', 'en', 'sv'],
    ['an unknown stored choice means English', 'xx', 'sv', 'en'],
    ['the browser’s first known wish', undefined, 'fi, sv;q=0.8, en;q=0.5', 'sv'],
    ['a higher weight wins over the order', undefined, 'en;q=0.5, de;q=0.9', 'de'],
    ['bokmål with a region', undefined, 'nb-NO, en', 'no'],
    ['Swedish with a region', undefined, 'sv-SE, en', 'sv'],
    ['a language with script and region', undefined, 'de-Latn-AT, en', 'de'],
    ['a language refused with q=0 is not taken', undefined, 'en;q=0, fr', 'fr'],
    ['a wildcard means Norwegian', undefined, '*', 'no'],
    ['no wish means Norwegian', undefined, '', 'no'],
    ['a broken weight does not break it', undefined, 'sv;q=abc, en', 'en'],
  ])('%s', (_, stored, header, expected) => {
    expect(negotiateLanguage(stored, header).key).toBe(expected);
  });

  it('always ends at a configured language', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), fc.string(), (stored, header) => {
        expect(LANGUAGES).toContain(negotiateLanguage(stored, header));
      }),
    );
  });
});

describe('the language table', () => {
  it('begins with the main languages', () => {
    expect(LANGUAGES.slice(0, 3).map(({ key }) => key)).toEqual(['no', 'sv', 'en']);
  });

  it('ends every preference in English', () => {
    for (const { key } of LANGUAGES) expect(languagePreference(key)).toContain('en');
  });

  it('names only configured languages as siblings and fallbacks', () => {
    for (const { siblings, fallback } of LANGUAGES)
      for (const key of [...siblings, ...fallback]) expect(findLanguage(key)?.key).toBe(key);
  });

  it('reads every alternative key', () => {
    expect(languageOrFallback('nb').key).toBe('no');
    expect(languageOrFallback('NB').key).toBe('no');
    expect(languageOrFallback('').key).toBe('en');
  });
});
