/** The messages of the interface in one language, except the lazily loaded groups. */
import { LANGUAGES, languageOrFallback, type Language } from '@varde/domain/languages';
import { createTranslate } from './create-translate.ts';
import { messageFiles, readMessages, type Messages } from './message-files.ts';
import type messages from './messages/no.json';

type StoredKey = keyof typeof messages;
/** The key of a plural message without its form. */
export type WithoutPlural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other`
  ? Stem
  : K;

/** A message key; a plural message has no `_one` and `_other`, and takes `count`. */
export type MessageKey = WithoutPlural<StoredKey>;

/** The message of a key, with `{{name}}` replaced from `values`. */
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

/** The configured languages that have a message file. */
export const INTERFACE_LANGUAGES: readonly Language[] = LANGUAGES.filter(({ key }) =>
  loaderOf(key),
);

// One instance per language and process: texts are immutable, so requests share them.
const loaded = new Map<string, Promise<Texts>>();

export function loadTexts(languageKey: string): Promise<Texts> {
  const language = languageOrFallback(languageKey);
  const cached = loaded.get(language.key);
  if (cached) return cached;
  const texts = readMessages(language, loaderOf).then((messages) =>
    createTexts(language, messages),
  );
  loaded.set(language.key, texts);
  // A failed load must be retried, not cached.
  texts.catch(() => loaded.delete(language.key));
  return texts;
}

/** Texts from loaded messages; pages use `loadTexts`. */
export function createTexts(language: Language, messages: Messages): Texts {
  return { language, t: createTranslate(language.tag, messages) };
}
