/** The words of the interface in one language, but for the long texts (long-texts.ts), loaded as a chunk of their own so that a visitor gets only those. */
import { LANGUAGES, languageOrFallback, type Language } from '@varde/domain/languages';
import { createTranslate } from './create-translate.ts';
import { messageFiles } from './message-files.ts';
import type messages from './messages/no.json';
import { readMessages, type Messages } from './read-messages.ts';

type StoredKey = keyof typeof messages;
/** The name of a counted message is without its form. */
export type WithoutPlural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other`
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

const loaderOf = messageFiles(
  './messages',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);

/** The languages that the interface speaks: those of the configuration that have a message file. */
export const SPOKEN_LANGUAGES: readonly Language[] = LANGUAGES.filter(({ key }) => loaderOf(key));

// One set of texts a language and process: they never change, so requests share them.
const loaded = new Map<string, Promise<Texts>>();

export function loadTexts(languageKey: string): Promise<Texts> {
  const language = languageOrFallback(languageKey);
  const known = loaded.get(language.key);
  if (known) return known;
  const texts = readMessages(language, loaderOf).then((messages) =>
    createTexts(language, messages),
  );
  loaded.set(language.key, texts);
  // A chunk that failed to load (no network) must be asked for again, not remembered as failed.
  texts.catch(() => loaded.delete(language.key));
  return texts;
}

/** Texts from messages at hand; `loadTexts` is what pages use. */
export function createTexts(language: Language, messages: Messages): Texts {
  return { language, t: createTranslate(language.tag, messages) };
}
