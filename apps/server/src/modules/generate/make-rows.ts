/** The rows of a made-up set, in the order in which they are written. */
import type { Pack, PackCode, PackDocument, PackMeta, PackTheme } from '@varde/content-pack/pack';
import { buildRows } from '#modules/packs/build-rows.ts';
import type { ContentRows } from '#modules/packs/pack-rows.ts';
import { blocksOf, makeBlock, makeCodes, type SetOptions } from './make-documents.ts';
import { makeOwners, makeThemes, type SetOwner } from './make-owners.ts';

/** Raised when the same options give other documents than before. */
const GENERATOR_VERSION = 1;

export const META: PackMeta = {
  name: 'generated',
  title: { no: 'Laget for målinger', sv: 'Gjord för mätningar', en: 'Made for measurements' },
  version: GENERATOR_VERSION,
  languages: ['no', 'sv', 'en'],
  default_language: 'no',
  license: 'by',
};

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
