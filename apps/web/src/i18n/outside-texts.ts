/** The messages of what other collections keep: museum objects, memories, cultural names. Loaded with their data. */
import { lazyTexts, type LazyText, type LazyTextKey } from './late-texts.ts';
import type messages from './messages/outside/no.json';
import type { Messages } from './read-messages.ts';

export type ExternalTextKey = LazyTextKey<typeof messages>;
export type ExternalText = LazyText<typeof messages>;

export const { load: loadExternalTexts } = lazyTexts<typeof messages>(
  './messages/outside',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/outside/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/outside/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
