/** The words of what other collections keep: museum objects, memories, cultural names. Loaded with their data. */
import { lateTexts } from './late-texts.ts';
import type { LateText } from './late-texts.ts';
import { messageFiles } from './message-files.ts';
import type messages from './messages/outside/no.json';
import type { Messages } from './read-messages.ts';
import type { WithoutPlural } from './texts.ts';

export type OutsideTextKey = WithoutPlural<keyof typeof messages>;
export type OutsideText = LateText<OutsideTextKey>;

export const loadOutsideTexts = lateTexts<OutsideTextKey>(
  messageFiles(
    './messages/outside',
    import.meta.env.SSR
      ? import.meta.glob<Messages>('./messages/outside/*.json', { import: 'default' })
      : import.meta.glob<string>('./messages/outside/*.json', {
          import: 'default',
          query: '?url',
          eager: true,
        }),
  ),
);
