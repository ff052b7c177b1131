/** The words of a rebus being played. */
import { use } from 'react';
import { lateTexts } from './late-texts.ts';
import type { LateText } from './late-texts.ts';
import { messageFiles } from './message-files.ts';
import type messages from './messages/play/no.json';
import type { Messages } from './read-messages.ts';
import type { WithoutPlural } from './texts.ts';
import { useLanguage } from './use-text.ts';

export type PlayTextKey = WithoutPlural<keyof typeof messages>;
export type PlayText = LateText<PlayTextKey>;

export const loadPlayTexts = lateTexts<PlayTextKey>(
  messageFiles(
    './messages/play',
    import.meta.env.SSR
      ? import.meta.glob<Messages>('./messages/play/*.json', { import: 'default' })
      : import.meta.glob<string>('./messages/play/*.json', {
          import: 'default',
          query: '?url',
          eager: true,
        }),
  ),
);

/** Suspends until the words are there. */
export function usePlayText(): PlayText {
  return use(loadPlayTexts(useLanguage()));
}
