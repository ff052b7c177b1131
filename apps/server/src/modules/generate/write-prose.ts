/** Writes about a subject in any of the languages, from patterns and words that are drawn. */
import { CONCEPTS, PREFIXES, type Concept, type TextLanguage } from './concepts.ts';
import { personName, placeName, year } from './make-names.ts';
import type { Random } from './random.ts';
import { LANGUAGES } from './sentences.ts';

export interface Subject {
  readonly concept: Concept;
  /** Of the place itself; comes again and again in its text. */
  readonly name: string;
  readonly town: string;
  readonly country: 'no' | 'sv';
}

/** A text keeps to its subject about so often. */
const ON_SUBJECT = 0.2;
const COMPOUNDS = 0.15;

type Slot = (random: Random, language: TextLanguage, subject: Subject) => string;

const draw: Readonly<Record<string, Slot>> = {
  D: (random, language, subject) => {
    const { the, definite } = noun(random, language, subject);
    return `${the} ${random.pickZipf(LANGUAGES[language].words.A)} ${definite}`;
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

function noun(random: Random, language: TextLanguage, { concept }: Subject) {
  return (random.chance(ON_SUBJECT) ? concept : random.pickZipf(CONCEPTS))[language];
}

const withThe = (language: TextLanguage, text: string): string =>
  language === 'en' ? `the ${text}` : text;

/** Nordic languages write one word, English two. */
function compound(random: Random, language: TextLanguage, definite: string): string {
  const prefix = random.pickZipf(PREFIXES[language]);
  return `${prefix}${language === 'en' ? ' ' : ''}${definite}`;
}

function fill(random: Random, language: TextLanguage, subject: Subject, pattern: string): string {
  const { words } = LANGUAGES[language];
  const text = pattern.replace(/(?<!\p{L})[A-Z](?!\p{L})/gu, (slot) => {
    if (slot in words) return random.pickZipf(words[slot as keyof typeof words]);
    return draw[slot]?.(random, language, subject) ?? slot;
  });
  return capitalised(text);
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function sentence(random: Random, language: TextLanguage, subject: Subject): string {
  return fill(random, language, subject, random.pick(LANGUAGES[language].sentences));
}

const repeat = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

/** Markdown of at least so many words, in paragraphs with headings between them. */
export function prose(
  random: Random,
  language: TextLanguage,
  subject: Subject,
  wordsWanted: number,
): string {
  const parts: string[] = [];
  for (let words = 0; words < wordsWanted;) {
    const lines = repeat(random.between(3, 6), () => sentence(random, language, subject));
    words += lines.join(' ').split(' ').length;
    if (parts.length > 0 && random.chance(0.4)) parts.push(heading(random, language, subject));
    parts.push(lines.join(' '));
  }
  return parts.join('\n\n');
}

function heading(random: Random, language: TextLanguage, subject: Subject): string {
  return `## ${fill(random, language, subject, random.pick(LANGUAGES[language].headings))}`;
}

/** "Sandvik steinkirke", "Fiskehamna i Bergen", "Sandvik stone church". */
export function title(random: Random, language: TextLanguage, subject: Subject): string {
  const { bare, definite } = subject.concept[language];
  const isCompound = random.chance(COMPOUNDS);
  const kind = (word: string): string => (isCompound ? compound(random, language, word) : word);
  if (random.chance(0.7)) return `${subject.name} ${kind(bare)}`;
  const at = language === 'en' ? 'at' : 'på';
  return capitalised(`${withThe(language, kind(definite))} ${at} ${subject.name}`);
}
