/** Writes documents and the rows that live and die with them. */
import { sql } from 'kysely';
import type { RowDiff } from './diff-rows.ts';
import type { DerivedInSql, DocumentRows, OwnerRow } from './pack-rows.ts';
import { batches, excluded, insert, json, refs, removeOthers } from './write-rows.repository.ts';
import type { Writer } from './write-rows.repository.ts';

/** In the order of the values in `upsertDocuments`. */
const DERIVED_IN_SQL: readonly DerivedInSql[] = [
  'position',
  'publish_from',
  'publish_to',
  'search_no',
  'search_sv',
  'search_en',
  'updated_at',
];

/**
 * Documents are updated in place and never deleted and written again: what visitors keep about them (favourites, progress)
 * may hang on the row.
 */
export async function writeDocuments(
  writer: Writer,
  documents: readonly DocumentRows[],
): Promise<RowDiff<DocumentRows>> {
  const diff = await removeOthers(writer, 'document', documents, ({ row }) => row);
  const written = [...diff.added, ...diff.changed];
  for (const batch of batches(written)) await upsertDocuments(writer, batch);
  await replaceOwners(writer, documents, written);
  const ids = written.map(({ row }) => row.id);
  await sql`delete from document_theme where document_id = any(${ids}::int[])`.execute(writer);
  await sql`delete from document_media where document_id = any(${ids}::int[])`.execute(writer);
  await sql`delete from document_reference where from_id = any(${ids}::int[])`.execute(writer);
  await sql`delete from selection where document_id = any(${ids}::int[])`.execute(writer);
  await insert(
    writer,
    'document_theme',
    written.flatMap(({ themes }) => themes),
  );
  await insert(
    writer,
    'document_media',
    written.flatMap(({ media }) => media),
  );
  await insert(
    writer,
    'document_reference',
    written.flatMap(({ references }) => references),
  );
  await insert(
    writer,
    'selection',
    written.flatMap(({ selections }) => selections),
  );
  return diff;
}

async function upsertDocuments(writer: Writer, batch: readonly DocumentRows[]): Promise<void> {
  const plain = Object.keys(batch[0]?.row ?? {});
  const columns = [...plain, ...DERIVED_IN_SQL];
  const rows = batch.map(({ row, search, published }) => ({ row, search, published }));
  await sql`
    insert into document (${refs(columns)})
    select ${sql.join(plain.map((column) => sql.ref(`r.${column}`)))},
      ll_to_earth(r.lat, r.lng),
      ${midnight('from', 0)}, ${midnight('to', 1)},
      ${searchVector('norwegian', 'no')}, ${searchVector('swedish', 'sv')}, ${searchVector('english', 'en')},
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

function searchVector(configuration: string, language: string) {
  const part = (field: string, weight: string) =>
    sql`setweight(to_tsvector(${sql.lit(configuration)}::regconfig, e #>> ${sql.lit(`{search,${language},${field}}`)}), ${sql.lit(weight)})`;
  return sql`${part('title', 'A')} || ${part('description', 'B')} || ${part('text', 'C')}`;
}

/** Deleted before they are written, because two owners may have changed places (slug or document). */
async function replaceOwners(
  writer: Writer,
  documents: readonly DocumentRows[],
  written: readonly DocumentRows[],
): Promise<void> {
  const kept = documents.flatMap(({ owner }) => owner?.id ?? []);
  const changed = written.map(({ owner }) => owner).filter((owner): owner is OwnerRow => !!owner);
  const changedIds = changed.map(({ id }) => id);
  await sql`delete from owner where id <> all(${kept}::text[]) or id = any(${changedIds}::text[])`.execute(
    writer,
  );
  await insert(writer, 'owner', changed);
}
