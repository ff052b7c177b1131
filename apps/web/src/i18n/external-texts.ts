/** The messages of what other collections keep: museum objects, memories, cultural names. Loaded with their data. */
import { lazyTexts, type LazyText, type LazyTextKey } from './lazy-texts.ts';
import type messages from './messages/external/no.json';
import type { Messages } from './read-messages.ts';

export type ExternalTextKey = LazyTextKey<typeof messages>;
export type ExternalText = LazyText<typeof messages>;

export const { load: loadExternalTexts } = lazyTexts<typeof messages>(
  './messages/external',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/external/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/external/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
