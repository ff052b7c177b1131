/** Copies tables out of one snapshot of the database and into an empty one. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LISTED_SCHEMA_IDS } from '@varde/domain/document-kinds';
import { sql } from 'kysely';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database, DirectConnection } from '#db/database.ts';
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts';
import type { BackupRun } from '#db/tables.ts';

type Connection = Pick<DirectConnection, 'client' | 'kysely'>;

/** Anyone who has these can sign in as a visitor, or open what is locked. */
const SECRET_TABLES = [
  'secret',
  'signing_key',
  'sign_in_session',
  'account_session',
  'account_link',
  'oidc_record',
];
/**
 * Never copied: made by migrations, by triggers, or again by a server (streams of videos); holds
 * for minutes only; or about this installation.
 */
const LEFT_OUT = [
  'schema_migration',
  'document_listing',
  'film_stream',
  'attempt',
  'transfer',
  'backup_run',
];

export interface TableContent {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Of all rows in any order. */
  readonly digest: string;
}

/** All tables see the database at one moment, whatever is written meanwhile. */
export async function beginSnapshot({ kysely }: Connection): Promise<void> {
  await sql`begin isolation level repeatable read read only`.execute(kysely);
  await fixTextForms(kysely);
}

/** Digests are made of texts, which depend on these settings. */
async function fixTextForms(kysely: Connection['kysely']): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(kysely);
  await sql`set local datestyle = 'ISO'`.execute(kysely);
  await sql`set local intervalstyle = 'postgres'`.execute(kysely);
  await sql`set local extra_float_digits = 1`.execute(kysely);
}

/** Waits for an import that runs. */
export async function beginRestore({ kysely }: Connection): Promise<void> {
  await sql`begin`.execute(kysely);
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.importing)})`.execute(kysely);
  await fixTextForms(kysely);
}

/** Checks all references, as later migrations cannot change a table with open ones. */
export async function checkReferences({ kysely }: Connection): Promise<void> {
  await sql`set constraints all immediate`.execute(kysely);
}

export async function commit({ kysely }: Connection): Promise<void> {
  await sql`commit`.execute(kysely);
}

/** The last migration of the database; undefined for one that Varde has not used. */
export async function lastMigration({ kysely }: Handle): Promise<string | undefined> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('schema_migration') as found`.execute(kysely);
  if (!rows[0]?.found) return undefined;
  const last = kysely.selectFrom('schema_migration').select('name').orderBy('name', 'desc');
  return (await last.limit(1).executeTakeFirst())?.name;
}

/** @param own the last migration of this version */
export async function isSchemaUsable({ kysely }: Handle, own: string): Promise<boolean> {
  const last = await lastMigration({ kysely });
  if (last === undefined || last <= own) return last === own;
  const { rows } = await sql<{ isUsable: boolean }>`
    select bool_and(is_backward_compatible) as "isUsable" from schema_migration
    where name > ${own}`.execute(kysely);
  return rows[0]?.isUsable ?? false;
}

/** Tables in an order in which each follows those that it refers to, with counts and digests. */
export async function describeTables(
  connection: Connection,
  withSecrets: boolean,
): Promise<TableContent[]> {
  const { kysely } = connection;
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname <> all(${[...LEFT_OUT, ...(withSecrets ? [] : SECRET_TABLES)]}::text[])
    group by c.relname order by c.relname`.execute(kysely);
  const references = await sql<{ from: string; to: string }>`
    select source.relname as "from", target.relname as "to" from pg_constraint
    join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
    where contype = 'f' and not condeferrable`.execute(kysely);
  const tables: TableContent[] = [];
  const add = async (table: { name: string; columns: string[] }): Promise<void> => {
    if (tables.some(({ name }) => name === table.name)) return;
    for (const { from, to } of references.rows) {
      const target = rows.find(({ name }) => from === table.name && name === to);
      if (target && target !== table) await add(target);
    }
    tables.push({ ...table, ...(await digestTable(connection, table)) });
  };
  for (const table of rows) await add(table);
  return tables;
}

type Table = Pick<TableContent, 'name' | 'columns'>;

const columnsOf = ({ columns }: Table) => sql.join(columns.map((column) => sql.id(column)));

export async function digestTable(
  { kysely }: Connection,
  table: Table,
): Promise<Pick<TableContent, 'rows' | 'digest'>> {
  const { rows } = await sql<{ rows: number; digest: string }>`
    select count(*) as rows,
      coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as digest
    from (select ${columnsOf(table)} from ${sql.id(table.name)}) t`.execute(kysely);
  return rows[0] ?? { rows: 0, digest: '0' };
}

/** In the text form of COPY, cut anywhere. */
export function copyOut({ client, kysely }: Connection, table: Table): AsyncIterable<Buffer> {
  const statement = sql`copy ${sql.id(table.name)} (${columnsOf(table)}) to stdout`;
  return client.query(copyTo(statement.compile(kysely).sql));
}

export async function copyIn(
  { client, kysely }: Connection,
  table: Table,
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  const statement = sql`copy ${sql.id(table.name)} (${columnsOf(table)}) from stdin`;
  const target = client.query(copyFrom(statement.compile(kysely).sql));
  await pipeline(Readable.from(chunks, { objectMode: false }), target);
}

/** Digests of the original files of the content and of kept releases. */
export async function findOriginals(connection: Connection): Promise<string[]> {
  const { kysely } = connection;
  const hasReleases = (
    await sql`select from pg_class where relname = 'release_part'`.execute(kysely)
  ).rows.length;
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from media
    ${hasReleases ? sql`union select sha256 from release_part where sha256 is not null` : sql``}
    order by 1`.execute(kysely);
  return rows.map(({ sha256 }) => sha256);
}

/** Ten published documents that have a page, the same each time. */
export async function findSample({
  kysely,
}: Pick<Database, 'kysely'>): Promise<{ readonly id: number; readonly schema_id: number }[]> {
  return kysely
    .selectFrom('document')
    .select(['id', 'schema_id'])
    .where('schema_id', 'in', LISTED_SCHEMA_IDS)
    .where('status', '=', 'published')
    .where('publish_from', 'is', null)
    .where('publish_to', 'is', null)
    .where('is_hidden', '=', false)
    .orderBy(sql`md5(id::text)`)
    .limit(10)
    .execute();
}

/** Servers on this database, besides the caller: commands do not listen. */
export async function countServers({ kysely }: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'varde listener'`.execute(kysely);
  return rows[0]?.count ?? 0;
}

/** What a restore would remove. */
export interface Losses {
  readonly pack: string | null;
  readonly documents: number;
  readonly accounts: number;
  /** Who have stored settings, favourites or progress. */
  readonly visitors: number;
  readonly visit_days: number;
}

export async function findLosses({ kysely }: Connection): Promise<Losses> {
  if ((await lastMigration({ kysely })) === undefined)
    return { pack: null, documents: 0, accounts: 0, visitors: 0, visit_days: 0 };
  // Tables that an older database does not have yet are empty.
  const names = ['pack', 'document', 'account', 'user_settings', 'quiz_response', 'visit_count'];
  const { rows: there } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace
      and relname = any(${names}::text[])`.execute(kysely);
  const has = new Set(there.map(({ name }) => name));
  const read = async <T>(table: string, query: ReturnType<typeof sql<{ value: T }>>, none: T) =>
    has.has(table) ? ((await query.execute(kysely)).rows[0]?.value ?? none) : none;
  return {
    pack: await read<string | null>('pack', sql`select name as value from pack`, null),
    documents: await read('document', sql`select count(*) as value from document`, 0),
    accounts: await read('account', sql`select count(*) as value from account`, 0),
    visitors: await read(
      'quiz_response',
      sql`select count(*) as value from (select user_id from user_settings union select user_id from quiz_response) v`,
      0,
    ),
    visit_days: await read(
      'visit_count',
      sql`select count(distinct day) as value from visit_count`,
      0,
    ),
  };
}

/** Analyzed at once, as autovacuum would run a minute later, and query plans depend on it. */
export async function analyze({ kysely }: Connection): Promise<void> {
  await sql`analyze`.execute(kysely);
}

/** Until the connection ends; false while another process makes a backup. */
export async function lockBackups({ kysely }: Connection): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${sql.lit(ADVISORY_LOCKS.backingUp)}) as locked`.execute(kysely);
  return rows[0]?.locked ?? false;
}

type Handle = Pick<Database, 'kysely'>;

/** Runs that are kept, for the last success. */
const RUNS_KEPT = 100;

export async function recordStart({ kysely }: Handle, run: BackupRun): Promise<void> {
  await kysely.insertInto('backup_run').values(run).execute();
  await sql`delete from backup_run where started_at < (
    select started_at from backup_run order by started_at desc offset ${RUNS_KEPT} limit 1)`.execute(
    kysely,
  );
}

export async function recordEnd(
  { kysely }: Handle,
  { started_at, finished_at, failed }: BackupRun,
): Promise<void> {
  const ended = kysely.updateTable('backup_run').set({ finished_at, failed });
  await ended.where('started_at', '=', started_at).execute();
}

export interface LastBackups {
  readonly succeeded: BackupRun | undefined;
  readonly newest: BackupRun | undefined;
}

/** @param nightly only those that servers made in the night */
export async function findLastBackups({ kysely }: Handle, nightly = false): Promise<LastBackups> {
  const runs = kysely
    .selectFrom('backup_run')
    .selectAll()
    .$if(nightly, (query) => query.where('is_nightly', '=', true))
    .orderBy('started_at', 'desc')
    .limit(1);
  return {
    newest: await runs.executeTakeFirst(),
    succeeded: await runs
      .where('finished_at', 'is not', null)
      .where('failed', 'is', null)
      .executeTakeFirst(),
  };
}
