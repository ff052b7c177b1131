import type { MessageKey } from '#i18n/texts.ts';
import type { ItemView } from '#services/transform/list-item.ts';

const WORDS: Readonly<Partial<Record<ItemView['kind'], MessageKey>>> = {
  article: 'kind.article',
  group: 'kind.group',
  rebus: 'kind.rebus',
  owner: 'kind.owner',
  theme: 'kind.theme',
  selection: 'kind.selection',
};

/** The word for a kind of thing, where kinds are mixed. */
export function kindWord(kind: ItemView['kind']): MessageKey | undefined {
  return WORDS[kind];
}
