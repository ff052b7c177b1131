/** The words after `varde codes`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findLanguage } from '@varde/domain/languages';
import type { CodesWish } from './code-sheets.service.ts';
import { SHEET_FORMAT_NAMES } from './sheet-formats.ts';

const MISSING_ADDRESS =
  'VARDE_PUBLIC_URL is not set: a printed code needs the address that visitors use, such as https://varde.example.';

export type ReadWish =
  | { readonly status: 'help' }
  | { readonly status: 'wrong'; readonly reason: string }
  | { readonly status: 'wish'; readonly wish: CodesWish };

/** @param origin what the QR codes shall hold; asked for only where something is printed */
export function readCodesWish(words: readonly string[], origin: string | undefined): ReadWish {
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
  if (values.help) return { status: 'help' };
  const { pdf, format = 'a4', language, owner } = values;
  const wrong = (reason: string): ReadWish => ({ status: 'wrong', reason });
  const known = language === undefined ? undefined : findLanguage(language)?.key;
  if (language !== undefined && !known) return wrong(`There is no language '${language}'.`);
  const ids = values.ids?.split(',').map((id) => id.trim().toLowerCase());
  const wish = { ...(owner && { owner }), ...(ids && { ids }), ...(known && { language: known }) };
  if (pdf === undefined && values.format !== undefined) return wrong('--format needs --pdf FILE.');
  if (pdf === undefined) return { status: 'wish', wish };
  const name = SHEET_FORMAT_NAMES.find((one) => one === format);
  if (!name) return wrong(`--format is '${format}': give one of ${SHEET_FORMAT_NAMES.join(', ')}.`);
  if (origin === undefined) return wrong(MISSING_ADDRESS);
  const sheets = { file: resolve(pdf), format: name, origin };
  return { status: 'wish', wish: { ...wish, sheets } };
}
