/** The words of packs: how they are stored, and what is. */
import { use } from 'react';
import { lateTexts } from './late-texts.ts';
import type { LateText } from './late-texts.ts';
import { messageFiles } from './message-files.ts';
import type messages from './messages/packs/no.json';
import type { Messages } from './read-messages.ts';
import type { WithoutPlural } from './texts.ts';
import { useLanguage } from './use-text.ts';

type PackTextKey = WithoutPlural<keyof typeof messages>;
export type PackText = LateText<PackTextKey>;

const loadPackTexts = lateTexts<PackTextKey>(
  messageFiles(
    './messages/packs',
    import.meta.env.SSR
      ? import.meta.glob<Messages>('./messages/packs/*.json', { import: 'default' })
      : import.meta.glob<string>('./messages/packs/*.json', {
          import: 'default',
          query: '?url',
          eager: true,
        }),
  ),
);

/** Suspends until the words are there. */
export function usePackText(): PackText {
  return use(loadPackTexts(useLanguage()));
}
