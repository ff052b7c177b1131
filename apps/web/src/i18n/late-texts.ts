/** The words of what comes after the page has, by a press or in the field: they come with it, so that no page carries them. */
import type { Language } from '@varde/domain/languages';
import { loadOnce } from '#platform/load-once.ts';
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
  return loadOnce(
    async (language: Language): Promise<LateText<K>> =>
      createTranslate(language.tag, await readMessages(language, loaderOf)),
    ({ key }) => key,
  );
}
