import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { VisitCountTable, VisitSubject } from '#db/tables.ts';
import { isVisible } from '#db/visibility.ts';

export type VisitRow = VisitCountTable;

/** The visible documents among these, each with its owner; an owner's document is its own. */
export async function findCountable(
  { kysely }: Database,
  documents: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const { rows } = await sql<{ id: number; owner: string | null }>`
    select d.id, coalesce(own.id, d.owner_id) as owner
    from document d left join owner own on own.document_id = d.id
    where d.id = any(${documents}::int[]) and ${isVisible('d', 'public')}`.execute(kysely);
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

/** The existing codes among these. */
export async function findExistingCodes(
  { kysely }: Database,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from code where code = any(${codes}::text[])`.execute(kysely);
  return new Set(rows.map(({ code }) => code));
}

/** Adds to stored counts, in key order, so that servers writing concurrently do not deadlock. */
export async function addVisits({ kysely }: Database, rows: readonly VisitRow[]): Promise<void> {
  const column = <K extends keyof VisitRow>(name: K) => rows.map((row) => row[name]);
  await sql`
    insert into visit_count as kept (day, subject, ref, visits, engaged, seconds)
    select * from unnest(${column('day')}::date[], ${column('subject')}::text[], ${column('ref')}::text[],
      ${column('visits')}::bigint[], ${column('engaged')}::bigint[], ${column('seconds')}::bigint[])
      as added (day, subject, ref, visits, engaged, seconds)
    order by day, subject, ref
    on conflict (day, subject, ref) do update set
      visits = kept.visits + excluded.visits,
      engaged = kept.engaged + excluded.engaged,
      seconds = kept.seconds + excluded.seconds`.execute(kysely);
}

export interface Period {
  /** `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
}

export interface NamedVisitRow extends VisitRow {
  /** Titles by language of the document or owner; of a code, those of its target. */
  readonly title: Readonly<Record<string, string>> | null;
}

/** Counts by day, with the titles of documents that still exist. */
export async function readVisits(
  { kysely }: Database,
  { from, to }: Period,
): Promise<NamedVisitRow[]> {
  const { rows } = await sql<NamedVisitRow>`
    select v.day, v.subject, v.ref, v.visits, v.engaged, v.seconds, d.title
    from visit_count v
    left join owner own on v.subject = 'owner' and own.id = v.ref
    left join code c on v.subject = 'code' and c.code = v.ref
    left join owner printed on printed.id = c.owner_id
    left join document d on d.id = case v.subject
      when 'document' then v.ref::int
      when 'owner' then own.document_id
      when 'code' then coalesce(c.document_id, c.context_document_id, printed.document_id) end
    where v.day between ${from}::date and ${to}::date
    order by v.day, v.subject, v.ref`.execute(kysely);
  return rows;
}

export type { VisitSubject };
