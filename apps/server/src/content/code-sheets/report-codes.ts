/** `varde codes`: lists printed codes with their targets, and prints them on sheets. */
import { writeFile } from 'node:fs/promises';
import { documentKind } from '@varde/domain/document-kinds';
import {
  pickText,
  type LanguageMap,
  findLanguage,
  languagePreference,
} from '@varde/domain/languages';
import {
  type CodeDocument,
  type CodeOwner,
  resolveCode,
  type ResolvedCode,
} from '@varde/domain/resolve-code';
import { counted, type Message, msg, translate, type Translate } from '@varde/domain/message';
import type { Config } from '#config/config.ts';
import type { Database } from '#db/database.ts';
import type { MediaStore } from '#media/storage/media.store.ts';
import { openImage } from '#media/open-image.ts';
import {
  findDefaultLanguage,
  findNames,
  findOwnerNames,
  type DocumentName,
  type OwnerName,
} from './code-sheets.repository.ts';
import { drawSheets, unsupportedCharacters } from './draw-sheets.ts';
import { SHEET_FORMATS, type SheetFormatName, type Size, type Sign } from './layout-sign.ts';
import { findAllCodes, type ListedCode } from '#content/codes/codes.repository.ts';
import en from './messages/en.json' with { type: 'json' };
import no from './messages/no.json' with { type: 'json' };
import sv from './messages/sv.json' with { type: 'json' };

export interface CodesOptions {
  /** Slug of a museum: only its codes. */
  readonly owner?: string;
  /** Only these codes. */
  readonly ids?: readonly string[];
  /** Defaults to the language of the pack. */
  readonly language?: string;
  /** Of the report; English by default. */
  readonly t?: Translate;
  /** Absent: nothing is printed. */
  readonly sheets?: {
    readonly onProgress?: (done: number, total: number, label: Message) => void;
    readonly file: string;
    readonly format: SheetFormatName;
    readonly origin: string;
  };
}

type CodesReport =
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'done'; readonly lines: readonly string[]; readonly allLead: boolean };

/** Refuses unknown museums and codes, so that no sign is missing silently. */
export async function reportCodes(
  database: Database,
  mediaStore: MediaStore,
  options: CodesOptions,
): Promise<CodesReport> {
  const { t = translate } = options;
  const all = await readCodeBook(database);
  const reason = refusal(all, options);
  if (reason !== undefined) return { status: 'refused', reason: t(reason) };
  const book = {
    ...all,
    entries: all.entries.filter(({ printed }) => isSelected(printed, options)),
  };
  const language = options.language ?? (await findDefaultLanguage(database)) ?? 'no';
  const printed = options.sheets
    ? await printSheets(book, mediaStore, language, options.sheets)
    : [];
  return {
    status: 'done',
    lines: [...formatCodeList(book, language), ...printed].map((line) => t(line)),
    allLead: book.entries.every(({ page }) => page !== undefined),
  };
}

function refusal({ entries, owners }: CodeBook, { owner, ids = [] }: CodesOptions) {
  if (owner !== undefined && !owners.has(owner)) return msg`There is no museum '${owner}'.`;
  const known = new Set(entries.map(({ printed }) => printed.code));
  const missing = ids.filter((id) => !known.has(id));
  return missing.length > 0 ? msg`No printed code ${missing.join(', ')}.` : undefined;
}

type Printed = CodeBook['entries'][number]['printed'];

function isSelected(printed: Printed, { owner, ids }: CodesOptions): boolean {
  return (
    (owner === undefined || museumOf(printed) === owner) &&
    (ids === undefined || ids.includes(printed.code))
  );
}

async function printSheets(
  book: CodeBook,
  mediaStore: MediaStore,
  language: string,
  { file, format, origin, onProgress = () => {} }: NonNullable<CodesOptions['sheets']>,
): Promise<readonly Message[]> {
  const logos = await readLogos(book, mediaStore);
  const signs = makeSigns(book, { origin, language, logos });
  if (signs.length === 0) return [msg`There is no code to print; no file was written.`];
  const pdf = await drawSheets(signs, {
    format: SHEET_FORMATS[format],
    title: signTranslator(language)('sheet.title'),
    lang: findLanguage(language)?.tag ?? language,
    logos: new Map([...logos].map(([slug, { png }]) => [slug, png])),
    onPage: (done, total) => onProgress(done, total, msg`Drawing pages`),
  });
  await writeFile(file, pdf);
  const strange = unsupportedCharacters(signs.map(({ title, museum }) => title + museum).join(''));
  return [
    ...(strange.length > 0
      ? [msg`The font has no ${strange.join(' ')}: '?' is printed instead.`]
      : []),
    counted(
      signs.length,
      msg`Wrote ${signs.length} sign for ${origin} to ${file}.`,
      msg`Wrote ${signs.length} signs for ${origin} to ${file}.`,
    ),
  ];
}

/** Pixels: 300 dpi at the largest width (105 mm on A4), 600 dpi for a logo as tall as its band. */
const LOGO_SIZE = { width: 1240, height: 540 } as const;

async function readLogos({ entries, owners }: CodeBook, mediaStore: MediaStore) {
  const logos = new Map<string, Size & { readonly png: Buffer }>();
  for (const slug of new Set(entries.map(({ printed }) => museumOf(printed)))) {
    const sha256 = slug === undefined ? null : owners.get(slug)?.logo;
    if (!slug || !sha256 || !(await mediaStore.ensureLocal(sha256))) continue;
    const image = await openImage(mediaStore.pathOf(sha256));
    const { data, info } = await image
      .resize({ ...LOGO_SIZE, fit: 'inside', withoutEnlargement: true })
      // Signs are white; without transparency the file is a tenth of the size.
      .flatten({ background: 'white' })
      .png()
      .toBuffer({ resolveWithObject: true });
    logos.set(slug, { png: data, width: info.width, height: info.height });
  }
  return logos;
}

/** Origin of the URLs in QR codes; `undefined` if unconfigured and the server is not local. */
export function codesOrigin(config: Pick<Config, 'publicUrl' | 'environment' | 'port'>) {
  if (config.publicUrl !== undefined) return config.publicUrl;
  return config.environment === 'local' ? `http://localhost:${config.port}` : undefined;
}

type Names = Pick<CodeBook, 'names' | 'owners'>;

function formatCodeList({ entries, ...names }: CodeBook, language: string): readonly Message[] {
  const width = Math.max(0, ...entries.map(({ printed }) => printed.code.length));
  const labels = createSayings(names, language);
  const lines = entries.map(
    (entry) => msg`${entry.printed.code.padEnd(width)}  ${labels.whereTo(entry)}`,
  );
  return [...lines, summarize(entries)];
}

function summarize(entries: readonly CodeEntry[]): Message {
  const nowhere = entries.filter(({ page }) => !page).length;
  const moved = entries.filter(({ page, isMoved }) => page && isMoved).length;
  const number = entries.length;
  return msg`${counted(number, msg`${number} code`, msg`${number} codes`)}: ${number - nowhere - moved} as printed, ${moved} to the nearest that lives, ${nowhere} nowhere`;
}

function createSayings({ names, owners }: Names, language: string) {
  const named = (what: Message, title: LanguageMap | undefined): Message => {
    const text = pickText(title, language)?.text;
    return text === undefined ? what : msg`${what} “${text}”`;
  };
  const document = ({ id, schemaId }: CodeDocument): Message =>
    named(msg`${kindLabel(schemaId)} ${id}`, names.get(id)?.title);
  const owner = ({ slug }: CodeOwner): Message =>
    named(msg`museum ${slug}`, owners.get(slug)?.title);
  const page = (opened: CodePage): Message => {
    if ('owner' in opened) return owner(opened.owner);
    const own = document(opened.document);
    return opened.within ? msg`${own} in ${document(opened.within)}` : own;
  };
  const unpublishedReason = ({ printed }: CodeEntry): Message | undefined => {
    const { context, document: inside, owner: of } = printed;
    const documents = [inside, context].filter((one) => one?.isLiving === false);
    const labels = documents.flatMap((one) => (one ? [document(one)] : []));
    if (labels.length === 0 && of?.isLiving === false) labels.push(owner(of));
    const [one, other] = labels;
    if (!one) return undefined;
    return other ? msg`${one} and ${other} cannot be seen` : msg`${one} cannot be seen`;
  };
  return {
    whereTo(entry: CodeEntry): Message {
      const why = unpublishedReason(entry);
      if (!entry.page)
        return why ? msg`LEADS NOWHERE: ${why}, and nothing near it` : msg`LEADS NOWHERE`;
      const opened = page(entry.page);
      return entry.isMoved && why ? msg`${opened}, because ${why}` : opened;
    },
  };
}

function kindLabel(schemaId: number): Message {
  const kind = documentKind(schemaId);
  if (kind === 'group') return msg`presentation`;
  if (kind === 'owner') return msg`museum`;
  if (kind === 'article') return msg`article`;
  if (kind === 'rebus') return msg`rebus`;
  if (kind === 'post') return msg`post`;
  return kind?.startsWith('kiosk') ? msg`kiosk` : msg`${kind ?? 'document'}`;
}

/** The page that opens for a visitor. */
type CodePage =
  | { readonly document: CodeDocument; readonly within?: CodeDocument }
  | { readonly owner: CodeOwner };

interface CodeEntry {
  readonly printed: ListedCode;
  /** Absent when the code resolves to no page. */
  readonly page?: CodePage;
  /** A document or owner named by the code is gone. */
  readonly isMoved: boolean;
}

/** Every printed code and the page it resolves to. */
interface CodeBook {
  readonly entries: readonly CodeEntry[];
  readonly names: ReadonlyMap<number, DocumentName>;
  /** By slug. */
  readonly owners: ReadonlyMap<string, OwnerName>;
}

export async function readCodeBook(database: Database): Promise<CodeBook> {
  const codes = await findAllCodes(database, 'public');
  const ids = codes.flatMap(({ context, document }) => [context, document]);
  return {
    entries: codes.map(entryOf),
    names: await findNames(
      database,
      ids.flatMap((one) => (one ? [one.id] : [])),
    ),
    owners: await findOwnerNames(database),
  };
}

function entryOf(printed: ListedCode): CodeEntry {
  const resolved = resolveCode(printed);
  const page = resolved && pageOf(resolved);
  return { printed, isMoved: resolved?.isMoved ?? true, ...(page && { page }) };
}

/** As clients do (specification §4.3): a kiosk has no page, so alone it leads to its museum. */
function pageOf({ context, document, owner }: ResolvedCode): CodePage | undefined {
  const kind = context && documentKind(context.schemaId);
  if (context && (kind === 'group' || kind === 'rebus'))
    return document ? { document, within: context } : { document: context };
  if (document) return { document };
  return owner ? { owner } : undefined;
}

/** Slug of the museum that a code belongs to. */
function museumOf({ context, document, owner }: ListedCode): string | undefined {
  return (owner ?? document?.owner ?? context?.owner)?.slug;
}

type MessageKey = keyof typeof en;
const MESSAGES: Readonly<Record<string, Readonly<Record<MessageKey, string>>>> = { no, sv, en };

function signTranslator(language: string) {
  const found = languagePreference(language).find((one) => MESSAGES[one] !== undefined);
  const messages = MESSAGES[found ?? 'en'] ?? en;
  return (key: MessageKey, values: Readonly<Record<string, string>> = {}): string =>
    messages[key].replaceAll(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
}

interface SignSettings {
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  readonly language: string;
  /** Sizes of the available logos, by museum slug. */
  readonly logos: ReadonlyMap<string, Size>;
}

/** Content of the signs, in one language; codes that resolve to no page get none. */
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
    hint: signTranslator(language)(isNumber ? 'hint.number' : 'hint.word', {
      code,
      address: displayUrl,
    }),
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
