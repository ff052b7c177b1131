import { sql } from 'kysely';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { CodeDocument, CodeOwner, PrintedCode } from '@varde/domain/resolve-code';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { isVisible } from '#modules/documents/document-head.repository.ts';

interface CodeRow {
  context_id: number | null;
  document_id: number | null;
  owner: CodeOwner | null;
}

/** A code with all that it names, gone or not; `undefined` when nobody has printed it. */
export async function findCode(
  database: Database,
  code: string,
  audience: Audience,
): Promise<PrintedCode | undefined> {
  const row = await findRow(database, code, audience);
  if (!row) return undefined;
  const ids = [row.context_id, row.document_id].filter((id) => id !== null);
  const documents = await findDocuments(database, ids, audience);
  const byId = (id: number | null) => documents.find((one) => one.id === id) ?? null;
  return { context: byId(row.context_id), document: byId(row.document_id), owner: row.owner };
}

/** A post's context is the rebus that holds it, also where the code does not say so; a living one first. */
async function findRow(
  { kysely }: Database,
  code: string,
  audience: Audience,
): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    select coalesce(c.context_document_id, (
        select source.id from document_reference r
        join document source on source.id = r.from_id and source.schema_id = ${SCHEMA_IDS.rebus}
        where r.to_id = c.document_id and r.kind = 'post'
        order by case when ${isVisible('source', audience)} then 0 else 1 end, source.id limit 1
      )) as context_id,
      c.document_id,
      case when own.id is not null then jsonb_build_object(
        'id', own.id, 'slug', own.slug, 'isLiving', ${isVisible('od', audience)}) end as owner
    from code c
    left join owner own on own.id = c.owner_id
    left join document od on od.id = own.document_id
    where c.code = ${code}`.execute(kysely);
  return rows[0];
}

async function findDocuments(
  { kysely }: Database,
  ids: readonly number[],
  audience: Audience,
): Promise<CodeDocument[]> {
  const { rows } = await sql<CodeDocument>`
    select d.id, d.schema_id as "schemaId", ${isVisible('d', audience)} as "isLiving",
      case when own.id is not null then jsonb_build_object(
        'id', own.id, 'slug', own.slug, 'isLiving', ${isVisible('od', audience)}) end as owner
    from document d
    left join owner self on self.document_id = d.id
    left join owner own on own.id = coalesce(d.owner_id, self.id)
    left join document od on od.id = own.document_id
    where d.id = any(${ids}::int[])`.execute(kysely);
  return rows;
}

/** Of codes that are digits alone, whether or not what they were printed for still stands. */
export async function findLengths({ kysely }: Database): Promise<number[]> {
  // From one length to the next in the index: a million codes have few.
  const { rows } = await sql<{ length: number }>`
    with recursive found (length) as (
      select min(length(code)) from code where code ~ '^[0-9]+$'
      union all
      select (select min(length(code)) from code where code ~ '^[0-9]+$' and length(code) > found.length)
      from found where found.length is not null
    )
    select length from found where length is not null`.execute(kysely);
  return rows.map(({ length }) => length);
}
