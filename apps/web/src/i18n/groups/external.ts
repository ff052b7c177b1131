import { messageGroup } from '../lazy-texts.ts';
import type { Messages } from '../message-files.ts';

/** Museum objects, memories and cultural names. */
export const externalMessages = messageGroup(
  'external',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('../messages/external/*.json', { import: 'default' })
    : import.meta.glob<string>('../messages/external/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
