/** The long texts of the site's own pages, of which a loader takes one page's. */
import type { Language } from '@varde/domain/languages';
import { createTranslate } from './create-translate.ts';
import { pagesMessages } from './groups/pages.ts';
import type { GroupKey, GroupText } from './lazy-texts.ts';
import { readMessages, type Messages } from './message-files.ts';
import type { Texts } from './texts.ts';

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
  const all = await readMessages(language, pagesMessages.loaderOf);
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
