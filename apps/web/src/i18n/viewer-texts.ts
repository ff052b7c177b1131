/** The words of what is opened by a press: 3D models, and what other hosts show. They come with the first one, so that no page carries them. */
import { use } from 'react';
import type { Language } from '@varde/domain/languages';
import { createTranslate } from './create-translate.ts';
import { messageFiles } from './message-files.ts';
import type messages from './messages/viewers/no.json';
import { readMessages } from './read-messages.ts';
import type { Messages } from './read-messages.ts';
import type { WithoutPlural } from './texts.ts';
import { useLanguage } from './use-text.ts';

export type ViewerTextKey = WithoutPlural<keyof typeof messages>;

/** As `Translate`, for the words of viewers. */
export type ViewerText = (
  key: ViewerTextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const loaderOf = messageFiles(
  './messages/viewers',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/viewers/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/viewers/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
const loaded = new Map<string, Promise<ViewerText>>();

/** Suspends until the words are there. */
export function useViewerText(): ViewerText {
  return use(loadViewerTexts(useLanguage()));
}

function loadViewerTexts(language: Language): Promise<ViewerText> {
  const known = loaded.get(language.key);
  if (known) return known;
  const texts = readMessages(language, loaderOf).then((messages): ViewerText =>
    createTranslate(language.tag, messages),
  );
  loaded.set(language.key, texts);
  // Asked for again after a failure, not remembered as failed.
  texts.catch(() => loaded.delete(language.key));
  return texts;
}
