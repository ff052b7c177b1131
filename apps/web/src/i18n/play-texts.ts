/** The words of a rebus being played. They come with the game, so that no page carries them. */
import { use } from 'react';
import type { Language } from '@varde/domain/languages';
import { createTranslate } from './create-translate.ts';
import type messages from './messages/play/no.json';
import { readMessages } from './read-messages.ts';
import type { Messages } from './read-messages.ts';
import type { WithoutPlural } from './texts.ts';
import { useLanguage } from './use-text.ts';

export type PlayTextKey = WithoutPlural<keyof typeof messages>;

/** As `Translate`, for the words of a game. */
export type PlayText = (
  key: PlayTextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const loaders = import.meta.glob<Messages>('./messages/play/*.json', { import: 'default' });
const loaded = new Map<string, Promise<PlayText>>();

/** Suspends until the words are there. */
export function usePlayText(): PlayText {
  return use(loadPlayTexts(useLanguage()));
}

export function loadPlayTexts(language: Language): Promise<PlayText> {
  const known = loaded.get(language.key);
  if (known) return known;
  const texts = readMessages(language, (key) => loaders[`./messages/play/${key}.json`]).then(
    (messages): PlayText => createTranslate(language.tag, messages),
  );
  loaded.set(language.key, texts);
  // Asked for again after a failure, not remembered as failed.
  texts.catch(() => loaded.delete(language.key));
  return texts;
}
