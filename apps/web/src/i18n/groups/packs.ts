import { messageGroup } from '../lazy-texts.ts';
import type { Messages } from '../message-files.ts';

/** Offline bundles. */
export const packsMessages = messageGroup(
  'packs',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('../messages/packs/*.json', { import: 'default' })
    : import.meta.glob<string>('../messages/packs/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
