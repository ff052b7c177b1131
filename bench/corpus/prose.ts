/** Generates titles, sentences, texts and names about a subject from patterns and random words. */
import type { LatLng } from '@varde/domain/geo';
import type { Random } from './random.ts';
import {
  CONCEPTS,
  FAMILY_NAMES,
  GIVEN_NAMES,
  PATTERNS,
  PLACE_NAMES,
  PREFIXES,
  type Concept,
  type TextLanguage,
  type Town,
} from './vocabulary.ts';

export interface Subject {
  readonly concept: Concept;
  /** Name of the place, repeated in the text. */
  readonly name: string;
  readonly town: string;
  readonly country: Town['language'];
}

export function subjectNear(random: Random, { name: town, language: country }: Town): Subject {
  return { concept: random.pickZipf(CONCEPTS), name: placeName(random, country), town, country };
}

/** "Nedre Sandvik", "Björkholmsnäs"; the longer a name, the rarer, down to unique ones. */
export function placeName(random: Random, language: Town['language']): string {
  const { qualifiers, starts, ends } = PLACE_NAMES[language];
  const share = random.next();
  const joints = share < 0.05 ? 2 : share < 0.35 ? 1 : 0;
  const middle = repeat(joints, () => `${random.pick(ends)}s`);
  const last = random.pickZipf(ends);
  const name = `${random.pick(starts)}${middle.join('')}${last}`;
  return random.chance(0.2) ? `${random.pick(qualifiers)} ${name}` : name;
}

function personName(random: Random, language: Town['language']): string {
  const family = random.chance(0.4) ? placeName(random, language) : random.pickZipf(FAMILY_NAMES);
  return `${random.pickZipf(GIVEN_NAMES)} ${family}`;
}

/** Recent years are more frequent. */
export function year(random: Random): number {
  return Math.max(350, Math.round(1985 - Math.abs(random.normal()) * 220));
}

type Slot = (random: Random, language: TextLanguage, subject: Subject) => string;

const SLOTS: Readonly<Record<string, Slot>> = {
  D: (random, language, subject) => {
    const { the, definite } = noun(random, language, subject);
    return `${the} ${random.pickZipf(PATTERNS[language].words.get('A') ?? [])} ${definite}`;
  },
  N: (random, language, subject) => withThe(language, noun(random, language, subject).definite),
  O: (random, language, subject) => noun(random, language, subject).one,
  C: (random, language, subject) =>
    withThe(language, compound(random, language, noun(random, language, subject).definite)),
  P: (random, _language, { name, town, country }) => {
    const place = random.next();
    if (place < 0.35) return name;
    return place < 0.55 ? town : placeName(random, country);
  },
  F: (random, _language, { country }) => personName(random, country),
  Y: (random) => String(year(random)),
};

const ON_SUBJECT = 0.2;

function noun(random: Random, language: TextLanguage, { concept }: Subject) {
  return (random.chance(ON_SUBJECT) ? concept : random.pickZipf(CONCEPTS))[language];
}

const withThe = (language: TextLanguage, text: string): string =>
  language === 'en' ? `the ${text}` : text;

/** One word in the Nordic languages, two in English. */
function compound(random: Random, language: TextLanguage, definite: string): string {
  const prefix = random.pickZipf(PREFIXES[language]);
  return `${prefix}${language === 'en' ? ' ' : ''}${definite}`;
}

function fill(random: Random, language: TextLanguage, subject: Subject, pattern: string): string {
  const text = pattern.replace(/(?<!\p{L})[A-Z](?!\p{L})/gu, (slot) => {
    const words = PATTERNS[language].words.get(slot);
    return words ? random.pickZipf(words) : (SLOTS[slot]?.(random, language, subject) ?? slot);
  });
  return capitalised(text);
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function sentence(random: Random, language: TextLanguage, subject: Subject): string {
  return fill(random, language, subject, random.pick(PATTERNS[language].sentences));
}

const repeat = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

/** Markdown of a minimum number of words, in paragraphs with headings in between. */
export function prose(
  random: Random,
  language: TextLanguage,
  subject: Subject,
  minWords: number,
): string {
  const blocks: string[] = [];
  for (let wordCount = 0; wordCount < minWords;) {
    const lines = repeat(random.between(3, 6), () => sentence(random, language, subject));
    wordCount += lines.join(' ').split(' ').length;
    if (blocks.length > 0 && random.chance(0.4)) {
      const heading = random.pick(PATTERNS[language].headings);
      blocks.push(`## ${fill(random, language, subject, heading)}`);
    }
    blocks.push(lines.join(' '));
  }
  return blocks.join('\n\n');
}

const COMPOUNDS = 0.15;

/** "Sandvik steinkirke", "Fiskehamna på Sandvik", "Sandvik stone church". */
export function title(random: Random, language: TextLanguage, subject: Subject): string {
  const { bare, definite } = subject.concept[language];
  const isCompound = random.chance(COMPOUNDS);
  const kind = (word: string): string => (isCompound ? compound(random, language, word) : word);
  if (random.chance(0.7)) return `${subject.name} ${kind(bare)}`;
  const at = language === 'en' ? 'at' : 'på';
  return capitalised(`${withThe(language, kind(definite))} ${at} ${subject.name}`);
}

const KM_PER_DEGREE = 111.2;
const SPREADS = [
  { upTo: 0.5, km: 1.5 },
  { upTo: 0.6, km: 8 },
];
const FAR_KM = 30;

/**
 * A position that is usually near the town and sometimes far out, with the density of settlements.
 */
export function around(town: LatLng, draw: () => number): LatLng {
  const spread = SPREADS.find(({ upTo }) => draw() < upTo)?.km ?? FAR_KM;
  const km = -spread * Math.log(1 - draw());
  const angle = 2 * Math.PI * draw();
  const lat = town.lat + (km * Math.sin(angle)) / KM_PER_DEGREE;
  const eastward = KM_PER_DEGREE * Math.cos((town.lat * Math.PI) / 180);
  return { lat: rounded(lat), lng: rounded(town.lng + (km * Math.cos(angle)) / eastward) };
}

/** About a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
