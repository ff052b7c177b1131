import { messageGroup } from '../lazy-texts.ts';
import type { Messages } from '../message-files.ts';

/** Walking routes. */
export const walkingMessages = messageGroup(
  'walking',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('../messages/walking/*.json', { import: 'default' })
    : import.meta.glob<string>('../messages/walking/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
