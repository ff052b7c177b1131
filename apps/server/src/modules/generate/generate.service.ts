/** Fills a database with a made-up set of any size, for measurements and for trying things out. */
import type { Pack, PackCode, PackDocument, PackMeta, PackTheme } from '@varde/content-pack/pack';
import type { Context } from '#context.ts';
import { buildRows } from '#modules/packs/build-rows.ts';
import {
  DERIVED_VERSION,
  digestOf,
  type ContentRows,
  type PackRow,
} from '#modules/packs/pack-rows.ts';
import { fillDatabase, type FillResult } from './generate.repository.ts';
import { blocksOf, makeBlock, makeCodes, type SetOptions } from './make-documents.ts';
import { makeOwners, makeThemes, type SetOwner } from './make-owners.ts';

/** Raised when the same options give other documents than before. */
const GENERATOR_VERSION = 1;

const META: PackMeta = {
  name: 'generated',
  title: { no: 'Laget for målinger', sv: 'Gjord för mätningar', en: 'Made for measurements' },
  version: GENERATOR_VERSION,
  languages: ['no', 'sv', 'en'],
  default_language: 'no',
  license: 'by',
};

/**
 * One transaction: the whole set or nothing. Refuses a database that holds a real pack; a generated one is replaced, and
 * kept when it is the same.
 */
export async function generateSet(
  database: Context['database'],
  options: SetOptions,
  onProgress: (done: number, total: number, label: string) => void = () => {},
): Promise<FillResult> {
  const report = (done: number): void => onProgress(done, options.documents, 'Writing documents');
  return fillDatabase(database, packRow(options), makeRows(options), report);
}

/** Owners and themes first, then the documents in blocks. The same options give the same rows, always. */
export function* makeRows(options: SetOptions): Generator<ContentRows> {
  const owners = makeOwners(options.owners, options.seed);
  const themes = makeThemes();
  yield rowsOf(
    owners.map(({ document }) => document),
    themes,
    [],
  );
  for (let number = 0; number < blocksOf(options); number++) {
    const documents = makeBlock(options, owners, themes, number);
    yield blockRows(documents, owners, themes);
  }
}

function blockRows(
  documents: readonly PackDocument[],
  owners: readonly SetOwner[],
  themes: readonly PackTheme[],
): ContentRows {
  const slugs = new Set(documents.map((document) => 'owner' in document && document.owner));
  const named = owners.map(({ document }) => document).filter(({ slug }) => slugs.has(slug));
  const rows = rowsOf([...named, ...documents], themes, makeCodes(documents));
  // Written before; they were needed here to know their names.
  return { ...rows, documents: rows.documents.slice(named.length), themes: [], themeEntries: [] };
}

function rowsOf(
  documents: readonly PackDocument[],
  themes: readonly PackTheme[],
  codes: readonly PackCode[],
): ContentRows {
  const pack: Pack = { meta: META, documents, media: [], themes, codes, records: [] };
  const { pack: _pack, ...rows } = buildRows(pack, new Map());
  return rows;
}

/** Its digest tells one set from another: by the options, and by the first rows, which a newer program makes otherwise. */
function packRow(options: SetOptions): PackRow {
  const [owners, block] = makeRows(options).take(2);
  const first = [owners, block].flatMap((batch) => batch?.documents.map(({ row }) => row.digest));
  return {
    name: META.name,
    default_language: META.default_language,
    source: META,
    derived_version: DERIVED_VERSION,
    digest: digestOf([META, options, first]),
  };
}
