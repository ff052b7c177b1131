/** The messages of packs: how they are stored, and what is. */
import { lazyTexts, type LazyText } from './lazy-texts.ts';
import type messages from './messages/packs/no.json';
import type { Messages } from './read-messages.ts';

export type PackText = LazyText<typeof messages>;

export const { useText: usePackText } = lazyTexts<typeof messages>(
  './messages/packs',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/packs/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/packs/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
