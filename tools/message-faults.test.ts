import { describe, expect, it } from 'vitest';
import { formsOf, translationFaults, wholeFileFaults } from './message-faults.ts';

const messages = (texts: Readonly<Record<string, string>>) => new Map(Object.entries(texts));
const reference = messages({
  title: 'Hei',
  shown: 'Viser {{shown}}',
  places_one: '{{count}} sted',
  places_other: '{{count}} steder',
});
const whole = Object.fromEntries(reference);

describe('the file of a main language', () => {
  it.each([
    ['title', { ...whole, title: '' }],
    ['shown', { ...whole, shown: 'Viser {{total}}' }],
    ['strange', { ...whole, strange: 'Hva?' }],
  ])('has a fault in %s', (key, texts) => {
    const faults = wholeFileFaults('sv.json', messages(texts), reference);
    expect(faults).toEqual([expect.stringContaining(`'${key}'`)]);
  });

  it('has none when it says the same', () => {
    expect(wholeFileFaults('sv.json', reference, reference)).toEqual([]);
  });
});

describe('the file of another language', () => {
  const polish = { file: 'pl.json', tag: 'pl' };
  const marked = { 'meta.translatedBy': 'machine' };
  const places = { places_one: '{{count}} miejsce', places_few: '{{count}} miejsca' };
  const all = { ...places, places_many: '{{count}} miejsc', places_other: '{{count}} miejsca' };

  it('may lack keys, and has the plural forms of its own language', () => {
    expect(translationFaults(polish, messages({ ...marked, ...all }), reference)).toEqual([]);
  });

  it.each([
    ['meta.translatedBy', { title: 'Cześć' }],
    ['meta.translatedBy', { 'meta.translatedBy': 'nobody' }],
    ['strange', { ...marked, strange: 'Co?' }],
    ['places_two', { ...marked, ...all, places_two: '{{count}} miejsca' }],
    ['places_many', { ...marked, ...places, places_other: '{{count}} miejsca' }],
    ['places_few', { ...marked, ...all, places_few: 'miejsca' }],
    ['shown', { ...marked, shown: 'Pokaż' }],
  ])('has a fault in %s', (key, texts) => {
    const faults = translationFaults(polish, messages(texts), reference);
    expect(faults).toEqual([expect.stringContaining(`'${key}'`)]);
  });

  it('is allowed the dual of a Sámi language', () => {
    expect([...formsOf('se')].sort()).toEqual(['one', 'other', 'two']);
  });
});
