/**
 * Message groups that are loaded separately, so that no page carries messages that it does not
 * show. Each group is a folder of message files, listed in a module of `groups/`.
 */
import { use } from 'react';
import type { Language } from '@varde/domain/languages';
import { loadOnce } from '#browser/load-chunk.ts';
import { createTranslate, type Values } from './create-translate.ts';
import { messageFiles, readMessages, type GlobResult, type LoaderOf } from './message-files.ts';
import type external from './messages/external/no.json';
import type packs from './messages/packs/no.json';
import type pages from './messages/pages/no.json';
import type play from './messages/play/no.json';
import type viewers from './messages/viewers/no.json';
import type walking from './messages/walking/no.json';
import type { WithoutPlural } from './texts.ts';
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

/** The files of one group; the URLs are in the chunk of the code that shows its messages. */
export interface MessageFiles<G extends MessageGroup> {
  readonly group: G;
  readonly loaderOf: LoaderOf;
}

export function messageGroup<G extends MessageGroup>(group: G, files: GlobResult): MessageFiles<G> {
  return { group, loaderOf: messageFiles(`../messages/${group}`, files) };
}

const loadGroup = loadOnce(
  async ({ files, language }: { files: MessageFiles<MessageGroup>; language: Language }) =>
    createTranslate(language.tag, await readMessages(language, files.loaderOf)),
  ({ files, language }) => `${files.group} ${language.key}`,
);

/** Loads the messages of a group in a language, once. */
export function loadGroupText<G extends MessageGroup>(
  files: MessageFiles<G>,
  language: Language,
): Promise<GroupText<G>> {
  return loadGroup({ files, language });
}

/** The messages of a group in the page's language. Suspends until they are loaded. */
export function useGroupText<G extends MessageGroup>(files: MessageFiles<G>): GroupText<G> {
  return use(loadGroup({ files, language: useLanguage() }));
}
