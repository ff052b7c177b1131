import type { PackOwner, PackTheme } from '@varde/content-pack/pack';
import { foldSearch } from '@varde/domain/fold-search';
import { CONCEPTS, TEXT_LANGUAGES, type TextLanguage } from './concepts.ts';
import { placeName } from './make-names.ts';
import { createRandom, type Random } from './random.ts';
import { around, TOWNS, type Town } from './towns.ts';
import { capitalised, prose, sentence, type Subject } from './write-prose.ts';

/** An owner and the town around which its documents lie. */
export interface SetOwner {
  readonly document: PackOwner;
  readonly town: Town;
}

const KINDS: Readonly<Record<TextLanguage, readonly string[]>> = {
  no: ['museum', 'bygdemuseum', 'kystmuseum', 'kulturminnelag', 'kommune', 'kunstmuseum'],
  sv: ['museum', 'hembygdsgård', 'sjömuseum', 'hembygdsförening', 'kommun', 'konstmuseum'],
  en: [
    'Museum',
    'Folk Museum',
    'Maritime Museum',
    'Heritage Society',
    'Municipality',
    'Art Museum',
  ],
};

/** Ids 1, 2, 3 …; a longer list begins as a shorter one does. */
export function makeOwners(count: number, seed: number): SetOwner[] {
  return Array.from({ length: count }, (_, place) => makeOwner(place + 1, seed));
}

function makeOwner(id: number, seed: number): SetOwner {
  const random = createRandom(seed, id, 1);
  const town = random.pickZipf(TOWNS);
  const name = random.chance(0.4) ? town.name : placeName(random, town.language);
  const kind = random.between(0, KINDS.no.length - 1);
  const subject = {
    concept: random.pickZipf(CONCEPTS),
    name,
    town: town.name,
    country: town.language,
  };
  const texts = writer(random, subject);
  const document: PackOwner = {
    kind: 'owner',
    id,
    slug: `${foldSearch(name).replace(/[^a-z0-9]+/g, '-')}-${id}`,
    file: `owners/${id}.md`,
    title: byLanguage((language) => `${name} ${KINDS[language][kind] ?? ''}`),
    description: texts((language) => sentence(random, language, subject)),
    text: texts((language) => prose(random, language, subject, 120)),
    location: around(town, random.next),
    themes: [],
    status: 'published',
    revision: 1,
    blocks: {},
    visit: { address: `${name}, ${town.name}` },
  };
  return { document, town };
}

const byLanguage = (write: (language: TextLanguage) => string) =>
  Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, write(language)]));

/** Owners write in their own language and in English. */
function writer({ chance }: Random, { country }: Subject) {
  const languages: TextLanguage[] = chance(0.7) ? [country, 'en'] : [country];
  return (write: (language: TextLanguage) => string) =>
    Object.fromEntries(languages.map((language) => [language, write(language)]));
}

const THEMES = 40;

export function makeThemes(): PackTheme[] {
  return CONCEPTS.slice(0, THEMES).map((concept) => ({
    file: `themes/${slugOf(concept.en.bare)}.md`,
    slug: slugOf(concept.en.bare),
    title: byLanguage((language) => capitalised(concept[language].bare)),
    description: byLanguage((language) => `${capitalised(concept[language].one)}.`),
    text: {},
  }));
}

const slugOf = (name: string): string => name.replaceAll(' ', '-');
