/**
 * Message groups that are loaded separately, so that no page carries messages that it does not
 * show. Each group is a folder of message files; `pages` has the long texts of the site's own
 * pages, of which a loader takes one page's.
 */
import { use } from 'react';
import type { Language } from '@varde/domain/languages';
import { loadOnce } from '#browser/load-chunk.ts';
import { createTranslate, type Values } from './create-translate.ts';
import { messageFiles, readMessages, type Messages } from './message-files.ts';
import type external from './messages/external/no.json';
import type packs from './messages/packs/no.json';
import type pages from './messages/pages/no.json';
import type play from './messages/play/no.json';
import type viewers from './messages/viewers/no.json';
import type walking from './messages/walking/no.json';
import type { Texts, WithoutPlural } from './texts.ts';
import { useLanguage } from './use-text.ts';

interface GroupMessages {
  /** Museum objects, memories and cultural names. */
  readonly external: typeof external;
  /** Offline bundles. */
  readonly packs: typeof packs;
  readonly pages: typeof pages;
  /** A rebus being played. */
  readonly play: typeof play;
  /** What opens on click: 3D models, embeds, the camera, help with the position. */
  readonly viewers: typeof viewers;
  /** Walking routes. */
  readonly walking: typeof walking;
}

export type MessageGroup = keyof GroupMessages;

export type GroupKey<G extends MessageGroup> = WithoutPlural<keyof GroupMessages[G] & string>;

/** As `Translate`, for the keys of one group. */
export type GroupText<G extends MessageGroup> = (key: GroupKey<G>, values?: Values) => string;

const files = import.meta.env.SSR
  ? import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' })
  : import.meta.glob<string>('./messages/*/*.json', {
      import: 'default',
      query: '?url',
      eager: true,
    });

const readGroup = (group: MessageGroup, language: Language): Promise<Messages> =>
  readMessages(language, messageFiles(`./messages/${group}`, files));

const loadGroup = loadOnce(
  async ({ group, language }: { group: MessageGroup; language: Language }) =>
    createTranslate(language.tag, await readGroup(group, language)),
  ({ group, language }) => `${group} ${language.key}`,
);

/** Loads the messages of a group in a language, once. */
export function loadGroupText<G extends MessageGroup>(
  group: G,
  language: Language,
): Promise<GroupText<G>> {
  return loadGroup({ group, language });
}

/** The messages of a group in the page's language. Suspends until they are loaded. */
export function useGroupText<G extends MessageGroup>(group: G): GroupText<G> {
  return use(loadGroup({ group, language: useLanguage() }));
}

/** Keys of a page start with its name. */
export type LongPage =
  | 'about'
  | 'changelog'
  | 'help'
  | 'offline'
  | 'player'
  | 'preview'
  | 'privacy'
  | 'scan'
  | 'signin'
  | 'user';

export type LongTextKey = GroupKey<'pages'>;
export type LongText = GroupText<'pages'>;

/** The messages of one page, for its loader. */
export async function loadLongTexts(page: LongPage, language: Language): Promise<Messages> {
  const all = await readGroup('pages', language);
  return Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith(`${page}.`)));
}

export function createLongText({ tag }: Language, messages: Messages): LongText {
  return createTranslate(tag, messages);
}

/** The texts of a page about the site, and its metadata in them. */
export async function loadLongPage<Meta>(
  page: LongPage,
  { language }: Pick<Texts, 'language'>,
  toMeta: (t: LongText) => Meta,
) {
  const messages = await loadLongTexts(page, language);
  return { messages, meta: toMeta(createLongText(language, messages)) };
}
