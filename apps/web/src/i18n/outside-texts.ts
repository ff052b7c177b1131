/** The messages of what other collections keep: museum objects, memories, cultural names. Loaded with their data. */
import { lateTexts, type LateText, type LateTextKey } from './late-texts.ts';
import type messages from './messages/outside/no.json';
import type { Messages } from './read-messages.ts';

export type ExternalTextKey = LateTextKey<typeof messages>;
export type ExternalText = LateText<typeof messages>;

export const { load: loadExternalTexts } = lateTexts<typeof messages>(
  './messages/outside',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/outside/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/outside/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
