/** The messages of walking routes. */
import { lazyTexts, type LazyText } from './lazy-texts.ts';
import type messages from './messages/walking/no.json';
import type { Messages } from './read-messages.ts';

export type WalkingText = LazyText<typeof messages>;

export const { useText: useWalkingText } = lazyTexts<typeof messages>(
  './messages/walking',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/walking/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/walking/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
