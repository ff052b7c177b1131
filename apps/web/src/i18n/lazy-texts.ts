/** The messages of what is loaded after the page, by a click or in the field: they come with it, so that no page carries them. */
import { use } from 'react';
import type { Language } from '@varde/domain/languages';
import { loadOnce } from '#browser/load-once.ts';
import { createTranslate } from './create-translate.ts';
import { messageFiles, type GlobResult } from './message-files.ts';
import { readMessages } from './read-messages.ts';
import type { WithoutPlural } from './texts.ts';
import { useLanguage } from './use-text.ts';

export type LazyTextKey<M> = WithoutPlural<keyof M & string>;

/** As `Translate`, for the keys of one folder of message files. */
export type LazyText<M> = (
  key: LazyTextKey<M>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Gives what loads the messages of a folder in a language, once, and a hook that suspends until they are there.
 *
 * @param found the message files of the folder, as `messageFiles` takes them
 */
export function lazyTexts<M>(folder: string, found: GlobResult) {
  const loaderOf = messageFiles(folder, found);
  const load = loadOnce(
    async (language: Language): Promise<LazyText<M>> =>
      createTranslate(language.tag, await readMessages(language, loaderOf)),
    ({ key }) => key,
  );
  return { load, useText: () => use(load(useLanguage())) };
}
