/** Reads the stored pack, and replaces it as a whole. */
import type { Site } from '@varde/contract/site-profile';
import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts';
import type { Database } from '#db/database.ts';
import { withStatements } from '#db/statement-context.ts';
import type { Release } from '#db/tables.ts';
import {
  type ContentRows,
  DERIVED_VERSION,
  type DerivedInSql,
  type DocumentRows,
  type OwnerRow,
  type PackRow,
  type PackRows,
} from './pack-rows.ts';
import { keepCurrentRelease, recordRelease } from './releases.repository.ts';
import { type StoredPack, toStoredPack } from './stored-pack.ts';
import { Vocabulary, writeSearchEntries, writeVocabulary } from './write-search.repository.ts';
import {
  batches,
  excluded,
  type Extent,
  insert,
  json,
  refs,
  removeOthers,
  type Writer,
  writeTable,
} from './write-rows.repository.ts';

/** Undefined when no pack has been imported. */
export async function readSite({ kysely }: Database): Promise<Site | undefined> {
  return (await kysely.selectFrom('pack').select('site').executeTakeFirst())?.site;
}

/** Undefined when no pack has been imported. */
export async function readPackDigest({
  kysely,
}: Pick<Database, 'kysely'>): Promise<string | undefined> {
  return (await kysely.selectFrom('pack').select('digest').executeTakeFirst())?.digest;
}

/** The same, of no replica. @throws when the primary does not respond */
export const readPrimaryDigest = (
  database: Pick<Database, 'kysely'>,
): Promise<string | undefined> =>
  withStatements({ isHeavy: false, isPrimaryOnly: true }, () => readPackDigest(database));

/**
 * Different after each change that `varde_content` announces: an import, also one that brings an
 * earlier digest back, and a video that became ready or failed.
 */
export async function readRevision({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select concat_ws(' ', (select digest || ' ' || xmin from pack),
      (select concat_ws(' ', count(failed), count(made_at), max(made_at)) from film_stream)) as revision`.execute(
    kysely,
  );
  return rows.map(({ revision }) => revision).join('');
}

/** What a change of the content is recorded as. */
export interface ReleaseOrigin {
  /** The release that a rollback brings back; null for an import. */
  readonly restoredFrom: number | null;
  /** Of what the author sees, not of rows: a row also changes with another that it is derived from. */
  readonly counts: Pick<Release, 'added' | 'changed' | 'removed'>;
}

/**
 * Makes the database match the rows in one transaction: writes new and changed rows, removes
 * others, retains the rest. Readers see the old content or the new.
 * @param origin absent: the same content, derived by another version
 * @returns whether anything changed
 */
export async function replaceContent(
  { kysely }: Database,
  rows: PackRows,
  origin?: ReleaseOrigin,
): Promise<boolean> {
  return kysely.transaction().execute(async (writer) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.importing)})`.execute(writer);
    const before = await writer.selectFrom('pack').select('digest').executeTakeFirst();
    if (before?.digest === rows.pack.digest) return false;
    if (origin && before) await keepCurrentRelease(writer);
    await writeContent(writer, rows);
    await writeVocabulary(writer, new Vocabulary().add(rows).rows());
    // Autovacuum would run only a minute later, and query plans depend on it.
    await sql`analyze search_entry, search_word`.execute(writer);
    await writePack(writer, rows.pack);
    if (origin)
      await recordRelease(writer, { ...origin.counts, restoredFrom: origin.restoredFrom });
    return true;
  });
}

/** References of a part are in it or written before; `writeVocabulary` adds its words. */
export async function writeContent(
  writer: Writer,
  rows: ContentRows,
  extent: Extent = 'all',
): Promise<void> {
  await writeTable(writer, 'media', rows.media, extent);
  await writeTable(writer, 'theme', rows.themes, extent);
  await writeDocuments(writer, rows.documents, extent);
  await writeTable(writer, 'code', rows.codes, extent);
  await writeTable(writer, 'archive_record', rows.records, extent);
  if (extent === 'all') await sql`delete from search_entry where kind = 'theme'`.execute(writer);
  await writeSearchEntries(writer, rows.themeEntries);
}

export async function writePack(writer: Writer, pack: PackRow): Promise<void> {
  await sql`delete from pack`.execute(writer);
  await insert(writer, 'pack', [{ ...pack, imported_at: new Date().toISOString() }]);
  // Sent to all servers on commit, and only then.
  await sql`notify varde_content`.execute(writer);
}

/** Whether an older version derived the stored rows. */
export async function isOutdated({ kysely }: Database): Promise<boolean> {
  const pack = await kysely.selectFrom('pack').select('derived_version').executeTakeFirst();
  return pack !== undefined && pack.derived_version < DERIVED_VERSION;
}

/** Undefined when no pack has been imported. */
export async function readPack({ kysely }: Database): Promise<StoredPack | undefined> {
  // One snapshot: otherwise a concurrent import could mix the old pack and the new one.
  return kysely.transaction().setIsolationLevel('repeatable read').execute(readStoredPack);
}

async function readStoredPack(reader: Writer): Promise<StoredPack | undefined> {
  const pack = await reader.selectFrom('pack').select('source').executeTakeFirst();
  if (!pack) return undefined;
  const media = await reader
    .selectFrom('media')
    .select([
      'source',
      'sha256',
      'width',
      'height',
      'dominant_color',
      'content_type',
      'bytes',
      'duration',
      'file_credits',
    ])
    .orderBy('id')
    .execute();
  const documents = await reader.selectFrom('document').select('source').orderBy('id').execute();
  const themes = await reader.selectFrom('theme').select('source').orderBy('sort').execute();
  const codes = await reader.selectFrom('code').select('source').orderBy('sort').execute();
  const records = await reader
    .selectFrom('archive_record')
    .select('source')
    .orderBy('file')
    .execute();
  return toStoredPack({
    source: pack.source,
    media: media.map(({ source, ...facts }) => ({ source, facts })),
    documents: documents.map(sourceOf),
    themes: themes.map(sourceOf),
    codes: codes.map(sourceOf),
    records: records.map(sourceOf),
  });
}

function sourceOf<T>({ source }: { readonly source: T }): T {
  return source;
}

/** In the order of the values in `upsertDocuments`. */
const DERIVED_IN_SQL: readonly DerivedInSql[] = [
  'position',
  'publish_from',
  'publish_to',
  'updated_at',
];

/** Analyzed at once: autovacuum would run a minute later, and query plans depend on it. */
const ANALYZED_TABLES =
  'document, document_listing, document_title_key, document_theme, document_reference, document_media';

/** In place, never by delete and insert: visitors' data (favourites, progress) may refer to it. */
async function writeDocuments(
  writer: Writer,
  documents: readonly DocumentRows[],
  extent: Extent = 'all',
): Promise<void> {
  const diff = await removeOthers(writer, 'document', documents, ({ row }) => row, extent);
  const written = [...diff.added, ...diff.changed];
  for (const batch of batches(written)) await upsertDocuments(writer, batch);
  await replaceOwners(writer, documents, written, extent);
  if (extent === 'all') await removeChildRows(writer, written);
  await insertChildRows(writer, written);
  if (extent === 'all') await sql`analyze ${sql.raw(ANALYZED_TABLES)}`.execute(writer);
}

async function insertChildRows(writer: Writer, written: readonly DocumentRows[]): Promise<void> {
  const rowsByTable = [
    ['document_theme', written.flatMap(({ themes }) => themes)],
    ['document_media', written.flatMap(({ media }) => media)],
    ['document_title_key', written.flatMap(({ titles }) => titles)],
    ['document_reference', written.flatMap(({ references }) => references)],
    ['selection', written.flatMap(({ selections }) => selections)],
  ] as const;
  for (const [table, rows] of rowsByTable) await insert(writer, table, rows);
  const entries = written.flatMap((document) => document.entries);
  await writeSearchEntries(writer, entries);
}

async function removeChildRows(writer: Writer, written: readonly DocumentRows[]): Promise<void> {
  const ids = written.map(({ row }) => row.id);
  await sql`delete from document_theme where document_id = any(${ids}::int[])`.execute(writer);
  await sql`delete from document_media where document_id = any(${ids}::int[])`.execute(writer);
  await sql`delete from document_title_key where document_id = any(${ids}::int[])`.execute(writer);
  await sql`delete from document_reference where from_id = any(${ids}::int[])`.execute(writer);
  await sql`delete from selection where document_id = any(${ids}::int[])`.execute(writer);
  await sql`delete from search_entry where document_id = any(${ids}::int[])`.execute(writer);
}

async function upsertDocuments(writer: Writer, batch: readonly DocumentRows[]): Promise<void> {
  const plain = Object.keys(batch[0]?.row ?? {});
  const columns = [...plain, ...DERIVED_IN_SQL];
  const rows = batch.map(({ row, published }) => ({ row, published }));
  await sql`
    insert into document (${refs(columns)})
    select ${sql.join(plain.map((column) => sql.ref(`r.${column}`)))},
      ll_to_earth(r.lat, r.lng),
      ${midnight('from', 0)}, ${midnight('to', 1)},
      ${new Date()}::timestamptz
    from json_array_elements(${json(rows)}::json) e
      cross join lateral json_populate_record(null::document, e -> 'row') r
    on conflict (id) do update set ${excluded(columns)}`.execute(writer);
}

/** Midnight of a day plus `daysOn` in the time zone of Norway and Sweden; null for none. */
function midnight(end: 'from' | 'to', daysAfter: number) {
  const day = sql`(e #>> ${sql.lit(`{published,${end}}`)})::date + ${sql.lit(daysAfter)}`;
  return sql`(${day})::timestamp at time zone 'Europe/Oslo'`;
}

/** Deletes before writing, because two owners may have swapped slug or document. */
async function replaceOwners(
  writer: Writer,
  documents: readonly DocumentRows[],
  written: readonly DocumentRows[],
  extent: Extent,
): Promise<void> {
  const ownerIds = documents.flatMap(({ owner }) => owner?.id ?? []);
  const changed = written.map(({ owner }) => owner).filter((owner): owner is OwnerRow => !!owner);
  const changedIds = changed.map(({ id }) => id);
  if (extent === 'all') {
    await sql`delete from owner where id <> all(${ownerIds}::text[]) or id = any(${changedIds}::text[])`.execute(
      writer,
    );
  }
  await insert(writer, 'owner', changed);
}
