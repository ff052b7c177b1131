/** Turns a checked pack into the rows of the database. Pure: what is known about the media's bytes is passed in. */
import { buildTheme } from '@varde/content-pack/build-content';
import type { Pack, PackCode, PackTheme } from '@varde/content-pack/pack';
import { documentRows } from './document-rows.ts';
import { mediaRow } from './media-row.ts';
import { indexPack } from './pack-index.ts';
import type { PackIndex } from './pack-index.ts';
import { DERIVED_VERSION, digestOf, withDigest } from './pack-rows.ts';
import type {
  ArchiveRecordRow,
  CodeRow,
  ContentRows,
  PackRow,
  PackRows,
  ThemeRow,
} from './pack-rows.ts';
import { themeEntry } from './search-entry-rows.ts';
import type { StoredMedia } from './store-media.ts';

/** `stored` by id of the medium. */
export function buildRows(pack: Pack, stored: ReadonlyMap<number, StoredMedia>): PackRows {
  const index = indexPack(pack);
  const rows = {
    media: pack.media.flatMap((medium) => {
      const facts = stored.get(medium.id);
      return facts ? [mediaRow(medium, facts, index, stored)] : [];
    }),
    documents: pack.documents.map((document) => documentRows(document, pack, index)),
    themes: pack.themes.map((theme, sort) => themeRow(theme, sort, index)),
    themeEntries: pack.themes.map((theme) => themeEntry(theme, buildTheme(theme).html)),
    codes: pack.codes.map((code, sort) => codeRow(code, sort, index)),
    records: recordRows(pack),
  };
  return { ...rows, pack: packRow(pack, rows) };
}

/** Its digest covers all rows, so that a newer program which makes other rows of the same pack writes them. */
function packRow(pack: Pack, rows: ContentRows): PackRow {
  const { media, documents, themes, codes, records } = rows;
  const digests = [...media, ...documents.map(({ row }) => row), ...themes, ...codes, ...records]
    .map(({ digest }) => digest)
    .sort();
  return {
    name: pack.meta.name,
    default_language: pack.meta.default_language,
    source: pack.meta,
    derived_version: DERIVED_VERSION,
    digest: digestOf([pack.meta, digests]),
  };
}

function themeRow(theme: PackTheme, sort: number, index: PackIndex): ThemeRow {
  return withDigest({
    slug: theme.slug,
    sort,
    title: theme.title,
    ...buildTheme(theme),
    kulturnav: theme.kulturnav ?? null,
    image_media_id: index.mediaId(theme.image),
    file: theme.file,
    source: theme,
  });
}

function codeRow(code: PackCode, sort: number, index: PackIndex): CodeRow {
  return withDigest({
    code: code.code,
    context_document_id: code.context ?? null,
    document_id: code.document ?? null,
    owner_id: index.owner(code.owner)?.id ?? null,
    sort,
    source: code,
  });
}

function recordRows(pack: Pack): ArchiveRecordRow[] {
  const records = pack.records.map((record) => {
    const id = record.kind === 'entity' ? record.uuid : String(record.id);
    return withDigest({ kind: record.kind, id, file: record.file, source: record });
  });
  const maps = (['paths', 'plan'] as const).flatMap((kind) => {
    const source = pack[kind];
    return source ? withDigest({ kind, id: kind, file: `${kind}.geojson`, source }) : [];
  });
  return [...records, ...maps];
}
