import { messageGroup } from '../lazy-texts.ts';
import type { Messages } from '../message-files.ts';

/** A rebus being played. */
export const playMessages = messageGroup(
  'play',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('../messages/play/*.json', { import: 'default' })
    : import.meta.glob<string>('../messages/play/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
