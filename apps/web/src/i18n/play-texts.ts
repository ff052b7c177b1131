/** The messages of a rebus being played. */
import { lazyTexts, type LazyText } from './lazy-texts.ts';
import type messages from './messages/play/no.json';
import type { Messages } from './read-messages.ts';

export type PlayText = LazyText<typeof messages>;

export const { load: loadPlayTexts, useText: usePlayText } = lazyTexts<typeof messages>(
  './messages/play',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/play/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/play/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);
