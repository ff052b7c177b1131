/** The words of the interface in one language, loaded as a chunk of their own so that a visitor gets only those. */
import {
  FALLBACK_LANGUAGE,
  MAIN_LANGUAGES,
  languageOrFallback,
  languagePreference,
} from '@varde/domain/languages';
import type { Language } from '@varde/domain/languages';
import { createTranslate } from './create-translate.ts';
import type messages from './messages/no.json';

type StoredKey = keyof typeof messages;
type WithoutPlural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other`
  ? Stem
  : K;

/** A key of the message files; one with plural forms is named without `_one` and `_other`, and takes `count`. */
export type MessageKey = WithoutPlural<StoredKey>;

/** Gives the words of a key, with `{{name}}` filled in from `values`. */
export type Translate = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

export interface Texts {
  readonly language: Language;
  readonly t: Translate;
}

type Messages = Record<string, string>;

const loaders = import.meta.glob<Messages>('./messages/*.json', { import: 'default' });
const loaderOf = (key: string) => loaders[`./messages/${key}.json`];

// One set of texts a language and process: they never change, so requests share them.
const loaded = new Map<string, Promise<Texts>>();

/**
 * The texts of a language. What its file lacks is taken from the first whole language of its fallback list
 * (decisions.md §2).
 */
export function loadTexts(languageKey: string): Promise<Texts> {
  const language = languageOrFallback(languageKey);
  const known = loaded.get(language.key);
  if (known) return known;
  const texts = readMessages(language).then((messages) => createTexts(language, messages));
  loaded.set(language.key, texts);
  // A chunk that failed to load (no network) must be asked for again, not remembered as failed.
  texts.catch(() => loaded.delete(language.key));
  return texts;
}

/** Texts from messages at hand; `loadTexts` is what pages use. */
export function createTexts(language: Language, messages: Messages): Texts {
  return { language, t: createTranslate(language.tag, messages) };
}

async function readMessages(language: Language): Promise<Messages> {
  const standIn = languagePreference(language.key).find(isWhole);
  const [base, own] = await Promise.all([
    standIn === language.key ? {} : loaderOf(standIn ?? FALLBACK_LANGUAGE)?.(),
    loaderOf(language.key)?.(),
  ]);
  return { ...base, ...own };
}

/** Their files hold every key (`npm run check` sees to it); a relative that lacks words can't stand in for another. */
const isWhole = (key: string): boolean => MAIN_LANGUAGES.some((main) => main === key);
