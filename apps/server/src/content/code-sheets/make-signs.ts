/** Builds the content of each sign, in one language. */
import { languagePreference, pickText } from '@varde/domain/languages';
import { museumOf } from './code-book.ts';
import type { CodeBook, CodeEntry, CodePage } from './code-book.ts';
import type { Sign } from './layout-sign.ts';
import type { Size } from './sheet-formats.ts';
import en from './messages/en.json' with { type: 'json' };
import no from './messages/no.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

type MessageKey = keyof typeof en;
const MESSAGES: Readonly<Record<string, Readonly<Record<MessageKey, string>>>> = { no, sv, en };

export function signTranslator(language: string) {
  const found = languagePreference(language).find((one) => MESSAGES[one] !== undefined);
  const messages = MESSAGES[found ?? 'en'] ?? en;
  return (key: MessageKey, values: Readonly<Record<string, string>> = {}): string =>
    messages[key].replaceAll(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
}

export interface SignSettings {
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  readonly language: string;
  /** Sizes of the available logos, by museum slug. */
  readonly logos: ReadonlyMap<string, Size>;
}

/** Skips codes that resolve to no page. */
export function makeSigns(book: CodeBook, settings: SignSettings): readonly Sign[] {
  return book.entries.filter(({ page }) => page).map((entry) => makeSign(entry, book, settings));
}

function makeSign(entry: CodeEntry, book: CodeBook, settings: SignSettings): Sign {
  const { origin, language, logos } = settings;
  const { code } = entry.printed;
  const museum = museumOf(entry.printed) ?? '';
  const logo = logos.get(museum);
  const isNumber = /^\d+$/.test(code);
  const shown = origin.replace(/^https?:\/\//, '');
  const displayUrl = isNumber ? `${shown}/code` : `${shown}/${code}`;
  return {
    code,
    url: `${origin}/${code}`,
    title: titleOf(entry, book, language),
    museum: pickText(book.owners.get(museum)?.title, language)?.text ?? '',
    ...(logo && { logo: { ...logo, name: museum } }),
    hint: signTranslator(language)(isNumber ? 'hint.number' : 'hint.word', { code, address: displayUrl }),
    shortHint: displayUrl,
  };
}

/** The title of the page; for an unpublished document its own, since signs precede openings. */
function titleOf({ printed, page }: CodeEntry, book: CodeBook, language: string): string {
  const printedFor = printed.document ?? printed.context;
  const printedName = printedFor && book.names.get(printedFor.id);
  const title = printedName?.isComing ? printedName.title : page && pageTitle(page, book);
  return pickText(title, language)?.text ?? '';
}

const pageTitle = (page: CodePage, { names, owners }: CodeBook) =>
  'owner' in page ? owners.get(page.owner.slug)?.title : names.get(page.document.id)?.title;
