import type { CulturalName, Memory } from '@varde/contract/external';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '#i18n/texts.ts';
import { chooseMemory, nameIdentifier } from '../load-external.ts';
import { memoryReference, nameReference } from './reference.ts';

const texts = await loadTexts('no');

const memory: Memory = {
  id: '9001',
  archive: 'minner',
  title: {},
  topic: { no: 'Baking' },
  answers: [
    { question: { no: 'Fortell' }, text: { no: '<p>Vi <b>bakte</b></p><script>x</script>' } },
  ],
  contributor: { name: 'Ola', birth_year: null, place: null },
  told_at: null,
  location: null,
  license: null,
  media: [],
  source_url: null,
};

const name: CulturalName = {
  id: '44444444-2222-4333-8444-555555555555',
  type: 'Person',
  name: { no: 'Ola' },
  description: {},
  birth: null,
  death: null,
  same_as: [],
  source_url: null,
};

describe('memoryReference', () => {
  it('uses the question as title if there is none, and plain text', () => {
    expect(memoryReference(memory, texts)).toMatchObject({
      href: '/minner/9001',
      title: { text: 'Fortell' },
      text: { text: 'Vi bakte' },
      facts: 'Ola',
    });
  });

  it('uses the archive of the visitor’s language, else the other one', () => {
    const both = { minner: memory, minnen: { ...memory, archive: 'minnen' as const } };
    expect(chooseMemory(both, 'nn')?.archive).toBe('minner');
    expect(chooseMemory(both, 'sv')?.archive).toBe('minnen');
    expect(chooseMemory(both, 'en')?.archive).toBe('minnen');
    expect(chooseMemory({ ...both, minnen: undefined }, 'en')?.archive).toBe('minner');
  });
});

describe('nameReference', () => {
  const years = (birth: CulturalName['birth'], death: CulturalName['death']) =>
    nameReference({ ...name, birth, death }, texts)?.facts;

  it('shows the known years of birth and death', () => {
    const born = { date: '1793-04-15', is_uncertain: false };
    expect(years(born, { date: '1864', is_uncertain: true })).toBe('1793–1864?');
    expect(years(born, null)).toBe('1793–');
    expect(years(null, null)).toBeUndefined();
  });

  it('has no link if there is no page', () => {
    expect(nameReference(name, texts)?.href).toBeUndefined();
  });

  it.each([
    ['https://kulturnav.org/44444444-2222-4333-8444-555555555555', 'KulturNav'],
    ['https://sv.wikipedia.org/wiki/Ola', undefined],
    [null, undefined],
  ])('names its source only where it comes from one: %s', (source_url, label) => {
    expect(nameReference({ ...name, source_url }, texts)?.label).toBe(label);
  });

  it.each([
    ['44444444-2222-4333-8444-555555555555'],
    ['https://kulturnav.org/no/44444444-2222-4333-8444-555555555555'],
    ['https://kulturnav.org/44444444-2222-4333-8444-555555555555/?lang=sv'],
  ])('finds the identifier in %s', (written) => expect(nameIdentifier(written)).toBe(name.id));
});
