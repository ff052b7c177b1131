/** The messages of walking routes. */
import { lateTexts, type LateText } from './late-texts.ts';
import type messages from './messages/walking/no.json';
import type { Messages } from './read-messages.ts';

export type WalkingText = LateText<typeof messages>;

export const { useText: useWalkingText } = lateTexts<typeof messages>(
  './messages/walking',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/walking/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/walking/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
