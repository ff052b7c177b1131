import { messageGroup } from '../lazy-texts.ts';
import type { Messages } from '../message-files.ts';

/** What opens on click: 3D models, embeds, the camera, help with the position. */
export const viewersMessages = messageGroup(
  'viewers',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('../messages/viewers/*.json', { import: 'default' })
    : import.meta.glob<string>('../messages/viewers/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
