/** The words of what is opened by a press: 3D models, and what other hosts show. */
import { use } from 'react';
import { lateTexts } from './late-texts.ts';
import type { LateText } from './late-texts.ts';
import { messageFiles } from './message-files.ts';
import type messages from './messages/viewers/no.json';
import type { Messages } from './read-messages.ts';
import type { WithoutPlural } from './texts.ts';
import { useLanguage } from './use-text.ts';

export type ViewerTextKey = WithoutPlural<keyof typeof messages>;
export type ViewerText = LateText<ViewerTextKey>;

export const loadViewerTexts = lateTexts<ViewerTextKey>(
  messageFiles(
    './messages/viewers',
    import.meta.env.SSR
      ? import.meta.glob<Messages>('./messages/viewers/*.json', { import: 'default' })
      : import.meta.glob<string>('./messages/viewers/*.json', {
          import: 'default',
          query: '?url',
          eager: true,
        }),
  ),
);

/** Suspends until the words are there. */
export function useViewerText(): ViewerText {
  return use(loadViewerTexts(useLanguage()));
}
