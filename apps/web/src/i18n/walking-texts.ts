/** The words of ways on foot. */
import { use } from 'react';
import { lateTexts } from './late-texts.ts';
import type { LateText } from './late-texts.ts';
import { messageFiles } from './message-files.ts';
import type messages from './messages/walking/no.json';
import type { Messages } from './read-messages.ts';
import type { WithoutPlural } from './texts.ts';
import { useLanguage } from './use-text.ts';

type WalkingTextKey = WithoutPlural<keyof typeof messages>;
export type WalkingText = LateText<WalkingTextKey>;

const loadWalkingTexts = lateTexts<WalkingTextKey>(
  messageFiles(
    './messages/walking',
    import.meta.env.SSR
      ? import.meta.glob<Messages>('./messages/walking/*.json', { import: 'default' })
      : import.meta.glob<string>('./messages/walking/*.json', {
          import: 'default',
          query: '?url',
          eager: true,
        }),
  ),
);

/** Suspends until the words are there. */
export function useWalkingText(): WalkingText {
  return use(loadWalkingTexts(useLanguage()));
}
