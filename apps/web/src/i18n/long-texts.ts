/** The long texts of the pages about the site. They travel as data of their page, so that no other page carries them. */
import type { Language } from '@varde/domain/languages';
import { createTranslate } from './create-translate.ts';
import { messageFiles } from './message-files.ts';
import type messages from './messages/pages/no.json';
import { readMessages, type Messages } from './read-messages.ts';
import type { Texts, WithoutPlural } from './texts.ts';

/** Keys of a page begin with its name. */
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

export type LongTextKey = WithoutPlural<keyof typeof messages>;

/** As `Translate`, for the long texts. */
export type LongText = (
  key: LongTextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const loaderOf = messageFiles(
  './messages/pages',
  import.meta.env.SSR
    ? import.meta.glob<Messages>('./messages/pages/*.json', { import: 'default' })
    : import.meta.glob<string>('./messages/pages/*.json', {
        import: 'default',
        query: '?url',
        eager: true,
      }),
);

/** The messages of one page, for its loader. */
export async function loadLongTexts(page: LongPage, language: Language): Promise<Messages> {
  const all = await readMessages(language, loaderOf);
  return Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith(`${page}.`)));
}

export function createLongText({ tag }: Language, loaded: Messages): LongText {
  return createTranslate(tag, loaded);
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
