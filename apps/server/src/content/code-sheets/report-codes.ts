/** `varde codes`: lists printed codes with their targets, and prints them on sheets. */
import { writeFile } from 'node:fs/promises';
import { documentKind } from '@varde/domain/document-kinds';
import { pickText, type LanguageMap, findLanguage } from '@varde/domain/languages';
import type { CodeDocument, CodeOwner } from '@varde/domain/resolve-code';
import type { Config } from '#config/config.ts';
import type { Database } from '#db/database.ts';
import type { MediaStore } from '#media/storage/media.store.ts';
import { openImage } from '#media/open-image.ts';
import {
  type CodeBook,
  type CodeEntry,
  type CodePage,
  museumOf,
  readCodeBook,
} from './code-book.ts';
import { findDefaultLanguage } from './code-sheets.repository.ts';
import { drawSheets } from './draw-sheets.ts';
import { makeSigns, signTranslator } from './make-signs.ts';
import { unsupportedCharacters } from './sheet-fonts.ts';
import { SHEET_FORMATS, type SheetFormatName, type Size } from './sheet-formats.ts';

export interface CodesOptions {
  /** Slug of a museum: only its codes. */
  readonly owner?: string;
  /** Only these codes. */
  readonly ids?: readonly string[];
  /** Defaults to the language of the pack. */
  readonly language?: string;
  /** Absent: nothing is printed. */
  readonly sheets?: {
    readonly file: string;
    readonly format: SheetFormatName;
    readonly origin: string;
  };
}

export type CodesReport =
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'done'; readonly lines: readonly string[]; readonly allLead: boolean };

/** Refuses unknown museums and codes, so that no sign is missing silently. */
export async function reportCodes(
  database: Database,
  mediaStore: MediaStore,
  options: CodesOptions,
): Promise<CodesReport> {
  const all = await readCodeBook(database);
  const reason = refusal(all, options);
  if (reason !== undefined) return { status: 'refused', reason };
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
    lines: [...formatCodeList(book, language), ...printed],
    allLead: book.entries.every(({ page }) => page !== undefined),
  };
}

function refusal({ entries, owners }: CodeBook, { owner, ids = [] }: CodesOptions) {
  if (owner !== undefined && !owners.has(owner)) return `There is no museum '${owner}'.`;
  const known = new Set(entries.map(({ printed }) => printed.code));
  const missing = ids.filter((id) => !known.has(id));
  return missing.length > 0 ? `Nobody has printed ${missing.join(', ')}.` : undefined;
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
  { file, format, origin }: NonNullable<CodesOptions['sheets']>,
): Promise<readonly string[]> {
  const logos = await readLogos(book, mediaStore);
  const signs = makeSigns(book, { origin, language, logos });
  if (signs.length === 0) return ['There is no code to print; no file was written.'];
  const pdf = await drawSheets(signs, {
    format: SHEET_FORMATS[format],
    title: signTranslator(language)('sheet.title'),
    lang: findLanguage(language)?.tag ?? language,
    logos: new Map([...logos].map(([slug, { png }]) => [slug, png])),
  });
  await writeFile(file, pdf);
  const strange = unsupportedCharacters(signs.map(({ title, museum }) => title + museum).join(''));
  return [
    ...(strange.length > 0 ? [`The type has no ${strange.join(' ')}: '?' stands there.`] : []),
    `Wrote ${signs.length} ${signs.length === 1 ? 'sign' : 'signs'} for ${origin} to ${file}.`,
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

function formatCodeList({ entries, ...names }: CodeBook, language: string): readonly string[] {
  const width = Math.max(0, ...entries.map(({ printed }) => printed.code.length));
  const labels = createSayings(names, language);
  const lines = entries.map(
    (entry) => `${entry.printed.code.padEnd(width)}  ${labels.whereTo(entry)}`,
  );
  return [...lines, summarize(entries)];
}

function summarize(entries: readonly CodeEntry[]): string {
  const nowhere = entries.filter(({ page }) => !page).length;
  const moved = entries.filter(({ page, isMoved }) => page && isMoved).length;
  return `${entries.length} ${entries.length === 1 ? 'code' : 'codes'}: ${entries.length - nowhere - moved} as printed, ${moved} to the nearest that lives, ${nowhere} nowhere`;
}

function createSayings({ names, owners }: Names, language: string) {
  const quoted = (title: LanguageMap | undefined): string => {
    const text = pickText(title, language)?.text;
    return text === undefined ? '' : ` “${text}”`;
  };
  const document = ({ id, schemaId }: CodeDocument): string =>
    `${kindLabel(schemaId)} ${id}${quoted(names.get(id)?.title)}`;
  const owner = ({ slug }: CodeOwner): string => `museum ${slug}${quoted(owners.get(slug)?.title)}`;
  const page = (opened: CodePage): string => {
    if ('owner' in opened) return owner(opened.owner);
    return `${document(opened.document)}${opened.within ? ` in ${document(opened.within)}` : ''}`;
  };
  const unpublishedReason = ({ printed }: CodeEntry): string => {
    const { context, document: inside, owner: of } = printed;
    const documents = [inside, context].filter((one) => one?.isLiving === false);
    const labels = documents.flatMap((one) => (one ? [document(one)] : []));
    if (labels.length === 0 && of?.isLiving === false) labels.push(owner(of));
    return labels.length === 0 ? '' : `${labels.join(' and ')} cannot be seen`;
  };
  return {
    whereTo(entry: CodeEntry): string {
      const why = unpublishedReason(entry);
      if (!entry.page) return `LEADS NOWHERE${why && `: ${why}, and nothing near it`}`;
      const opened = page(entry.page);
      return entry.isMoved && why ? `${opened}, because ${why}` : opened;
    },
  };
}

function kindLabel(schemaId: number): string {
  const kind = documentKind(schemaId);
  if (kind === 'group') return 'presentation';
  if (kind === 'owner') return 'museum';
  return kind?.startsWith('kiosk') ? 'kiosk' : (kind ?? 'document');
}
