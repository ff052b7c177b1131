/** Writes documents and the rows that live and die with them. */
import { sql } from 'kysely';
import type { RowDiff } from './diff-rows.ts';
import type { DerivedInSql, DocumentRows, OwnerRow } from './pack-rows.ts';
import { batches, excluded, insert, json, refs, removeOthers } from './write-rows.repository.ts';
import type { Extent, Writer } from './write-rows.repository.ts';
import { writeSearchEntries } from './write-search.repository.ts';

/** In the order of the values in `upsertDocuments`. */
const DERIVED_IN_SQL: readonly DerivedInSql[] = [
  'position',
  'publish_from',
  'publish_to',
  'updated_at',
];

/** Autovacuum comes a minute later, and plans rest on it. */
const ANALYZED =
  'document, document_listing, document_title_key, document_theme, document_reference, document_media';

/**
 * Documents are updated in place and never deleted and written again: what visitors keep about them (favourites, progress)
 * may hang on the row.
 */
export async function writeDocuments(
  writer: Writer,
  documents: readonly DocumentRows[],
  extent: Extent = 'all',
): Promise<RowDiff<DocumentRows>> {
  const diff = await removeOthers(writer, 'document', documents, ({ row }) => row, extent);
  const written = [...diff.added, ...diff.changed];
  for (const batch of batches(written)) await upsertDocuments(writer, batch);
  await replaceOwners(writer, documents, written, extent);
  if (extent === 'all') await removeParts(writer, written);
  await insertParts(writer, written);
  if (extent === 'all') await sql`analyze ${sql.raw(ANALYZED)}`.execute(writer);
  return diff;
}

async function insertParts(writer: Writer, written: readonly DocumentRows[]): Promise<void> {
  const parts = [
    ['document_theme', written.flatMap(({ themes }) => themes)],
    ['document_media', written.flatMap(({ media }) => media)],
    ['document_title_key', written.flatMap(({ titles }) => titles)],
    ['document_reference', written.flatMap(({ references }) => references)],
    ['selection', written.flatMap(({ selections }) => selections)],
  ] as const;
  for (const [table, rows] of parts) await insert(writer, table, rows);
  const entries = written.flatMap((document) => document.entries);
  await writeSearchEntries(writer, entries);
}

async function removeParts(writer: Writer, written: readonly DocumentRows[]): Promise<void> {
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

/** The start of a day in the time that Norway and Sweden share, some days on; null for none. */
function midnight(end: 'from' | 'to', daysOn: number) {
  const day = sql`(e #>> ${sql.lit(`{published,${end}}`)})::date + ${sql.lit(daysOn)}`;
  return sql`(${day})::timestamp at time zone 'Europe/Oslo'`;
}

/** Deleted before they are written, because two owners may have changed places (slug or document). */
async function replaceOwners(
  writer: Writer,
  documents: readonly DocumentRows[],
  written: readonly DocumentRows[],
  extent: Extent,
): Promise<void> {
  const kept = documents.flatMap(({ owner }) => owner?.id ?? []);
  const changed = written.map(({ owner }) => owner).filter((owner): owner is OwnerRow => !!owner);
  const changedIds = changed.map(({ id }) => id);
  if (extent === 'all') {
    await sql`delete from owner where id <> all(${kept}::text[]) or id = any(${changedIds}::text[])`.execute(
      writer,
    );
  }
  await insert(writer, 'owner', changed);
}
