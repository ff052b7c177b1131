import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export interface ServerFacts {
  /** `180004`. */
  readonly version: number;
  readonly now: Date;
  readonly shared_buffers: string;
  readonly is_encrypted: boolean;
}

export async function readServerFacts({ kysely }: Database): Promise<ServerFacts | undefined> {
  const { rows } = await sql<ServerFacts>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as now,
      current_setting('shared_buffers') as shared_buffers,
      coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as is_encrypted`.execute(
    kysely,
  );
  return rows[0];
}

export interface ContentFacts {
  readonly name: string;
  readonly documents: number;
  readonly drafts: number;
  readonly withdrawn: number;
}

/** Undefined when nothing has been imported. */
export async function readContentFacts({ kysely }: Database): Promise<ContentFacts | undefined> {
  const { rows } = await sql<ContentFacts>`
    select name, (select count(*) from document) as documents,
      (select count(*) from document where status = 'draft') as drafts,
      (select count(*) from document where status = 'withdrawn') as withdrawn
    from pack`.execute(kysely);
  return rows[0];
}

const NOTIFIED_WITHIN_MS = 2_000;

/** False behind a pooler that gives each transaction another connection. */
export async function areNotificationsDelivered(database: Database): Promise<boolean> {
  const connection = await database.connectDirectly();
  try {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    connection.client.once('notification', () => resolve(true));
    await connection.client.query('listen varde_doctor');
    await sql`notify varde_doctor`.execute(database.kysely);
    return await Promise.race([promise, setTimeout(NOTIFIED_WITHIN_MS, false, { ref: false })]);
  } finally {
    await connection.end();
  }
}
