import { messageGroup } from '../lazy-texts.ts';
import type { Messages } from '../message-files.ts';

/** Long texts of the site's own pages. */
export const pagesMessages = messageGroup(
  'pages',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('../messages/pages/*.json', { import: 'default' })
    : import.meta.glob<string>('../messages/pages/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
