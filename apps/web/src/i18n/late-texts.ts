/** The words of what comes after the page has, by a press or in the field: they come with it, so that no page carries them. */
import type { Language } from '@varde/domain/languages';
import { createTranslate } from './create-translate.ts';
import { readMessages } from './read-messages.ts';
import type { LoaderOf } from './read-messages.ts';

/** As `Translate`, for the keys of one folder of message files. */
export type LateText<K extends string> = (
  key: K,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Gives what loads the words of a language, once. */
export function lateTexts<K extends string>(loaderOf: LoaderOf) {
  const loaded = new Map<string, Promise<LateText<K>>>();
  return (language: Language): Promise<LateText<K>> => {
    const known = loaded.get(language.key);
    if (known) return known;
    const texts = readMessages(language, loaderOf).then((messages): LateText<K> =>
      createTranslate(language.tag, messages),
    );
    loaded.set(language.key, texts);
    // Asked for again after a failure, not remembered as failed.
    texts.catch(() => loaded.delete(language.key));
    return texts;
  };
}
