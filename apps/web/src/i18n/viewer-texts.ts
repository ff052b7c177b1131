/** The messages of what is opened by a click: 3D models, and what other hosts show. */
import { lazyTexts, type LazyText } from './lazy-texts.ts';
import type messages from './messages/viewers/no.json';
import type { Messages } from './read-messages.ts';

export type ViewerText = LazyText<typeof messages>;

export const { load: loadViewerTexts, useText: useViewerText } = lazyTexts<typeof messages>(
  './messages/viewers',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/viewers/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/viewers/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
