/** The words after `varde codes`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findLanguage } from '@varde/domain/languages';
import type { CodesWish } from './report-codes.ts';
import { SHEET_FORMAT_NAMES } from './sheet-formats.ts';

const MISSING_ADDRESS =
  'VARDE_PUBLIC_URL is not set: a printed code needs the address that visitors use, such as https://varde.example.';

export type ReadWish =
  | { readonly status: 'help' }
  | { readonly status: 'wrong'; readonly reason: string }
  | { readonly status: 'wish'; readonly wish: CodesWish };

/** @param origin what the QR codes shall hold; asked for only where something is printed */
export function readCodesWish(words: readonly string[], origin: string | undefined): ReadWish {
  const { help, ...values } = parseWords(words);
  if (help) return { status: 'help' };
  const reason = languageFault(values) ?? sheetsFault(values, origin);
  if (reason !== undefined) return { status: 'wrong', reason };
  const ids = values.ids?.split(',').map((id) => id.trim().toLowerCase());
  const language = values.language && findLanguage(values.language)?.key;
  const sheets = readSheets(values, origin);
  const { owner } = values;
  return {
    status: 'wish',
    wish: {
      ...(owner && { owner }),
      ...(ids && { ids }),
      ...(language && { language }),
      ...sheets,
    },
  };
}

type Values = Omit<ReturnType<typeof parseWords>, 'help'>;

function parseWords(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      help: { type: 'boolean', short: 'h' },
      pdf: { type: 'string' },
      format: { type: 'string' },
      language: { type: 'string' },
      owner: { type: 'string' },
      ids: { type: 'string' },
    },
  });
  return values;
}

function languageFault({ language }: Values): string | undefined {
  const isKnown = language === undefined || findLanguage(language) !== undefined;
  return isKnown ? undefined : `There is no language '${language}'.`;
}

const STANDARD_FORMAT = 'a4';
const formatOf = ({ format = STANDARD_FORMAT }: Values) =>
  SHEET_FORMAT_NAMES.find((name) => name === format);

function sheetsFault(values: Values, origin: string | undefined): string | undefined {
  const { pdf, format } = values;
  if (!formatOf(values))
    return `--format is '${format}': give one of ${SHEET_FORMAT_NAMES.join(', ')}.`;
  if (pdf === undefined) return format === undefined ? undefined : '--format needs --pdf FILE.';
  if (pdf === '') return '--pdf needs the name of a file.';
  return origin === undefined ? MISSING_ADDRESS : undefined;
}

function readSheets(values: Values, origin: string | undefined): Pick<CodesWish, 'sheets'> {
  const { pdf } = values;
  const format = formatOf(values);
  if (pdf === undefined || !format || origin === undefined) return {};
  return { sheets: { file: resolve(pdf), format, origin } };
}
