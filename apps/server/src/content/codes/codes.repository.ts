/** Printed codes with the documents and owners they name. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { SCHEMA_IDS } from '@varde/domain/document-kinds';
import type { CodeDocument, CodeOwner, PrintedCode } from '@varde/domain/resolve-code';
import type { Database } from '#db/database.ts';
import type { Audience } from '#audience.ts';
import { isVisible } from '#db/visibility.ts';

interface CodeRow {
  code: string;
  context_id: number | null;
  document_id: number | null;
  owner: CodeOwner | null;
}

export interface ListedCode extends PrintedCode {
  readonly code: string;
}

/** A code with the documents and owner it names, published or not; `undefined` if unknown. */
export async function findCode(
  database: Database,
  code: string,
  audience: Audience,
): Promise<PrintedCode | undefined> {
  const rows = await findRows(database, audience, sql<SqlBool>`c.code = ${code}`);
  return (await withDocuments(database, rows, audience))[0];
}

/** Every printed code, in pack order. */
export async function findAllCodes(database: Database, audience: Audience): Promise<ListedCode[]> {
  const rows = await findRows(database, audience, sql<SqlBool>`true`);
  return withDocuments(database, rows, audience);
}

async function withDocuments(
  database: Database,
  rows: readonly CodeRow[],
  audience: Audience,
): Promise<ListedCode[]> {
  const ids = rows.flatMap((row) => [row.context_id, row.document_id]).filter((id) => id !== null);
  const documents = ids.length > 0 ? await findDocuments(database, ids, audience) : [];
  const byId = new Map(documents.map((one) => [one.id, one]));
  const find = (id: number | null) => (id === null ? null : (byId.get(id) ?? null));
  return rows.map(({ code, context_id, document_id, owner }) => ({
    code,
    context: find(context_id),
    document: find(document_id),
    owner,
  }));
}

/** A post's context defaults to the rebus that contains it, a published one first. */
async function findRows(
  { kysely }: Database,
  audience: Audience,
  condition: RawBuilder<SqlBool>,
): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select c.code, coalesce(c.context_document_id, (
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
    where ${condition} order by c.sort`.execute(kysely);
  return rows;
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

/** Lengths of numeric codes, whether or not their targets still exist. */
export async function findLengths({ kysely }: Database): Promise<number[]> {
  // A loose index scan: a million codes have few distinct lengths.
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
