/** Records of the OpenID provider: sessions, grants, codes and tokens. */
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export type Payload = Record<string, unknown>;

export interface OidcRecord {
  readonly model: string;
  readonly id: string;
  readonly payload: Payload;
  readonly grantId: string | undefined;
  readonly uid: string | undefined;
  readonly accountId: string | undefined;
  /** Absent: never expires. */
  readonly expiresInS: number | undefined;
}

/** A model of the OpenID provider, and the id within it. */
export interface RecordKey {
  readonly model: string;
  readonly id: string;
}

const CLEANUP_BATCH = 20;

/** Also deletes a batch of expired records. */
export async function upsertRecord({ kysely }: Database, record: OidcRecord): Promise<void> {
  const { model, id, payload, grantId, uid, accountId, expiresInS } = record;
  await sql`insert into oidc_record (model, id, payload, grant_id, uid, account_id, expires_at)
    values (${model}, ${id}, ${JSON.stringify(payload)}, ${grantId ?? null}, ${uid ?? null}, ${accountId ?? null},
      now() + make_interval(secs => ${expiresInS ?? null}::float8))
    on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
      account_id = excluded.account_id, expires_at = excluded.expires_at`.execute(kysely);
  await sql`delete from oidc_record where (model, id) in (
    select model, id from oidc_record where expires_at <= now() order by expires_at limit ${CLEANUP_BATCH} for update skip locked
  )`.execute(kysely);
}

/** The payload, with the time at which it was consumed, if any. */
export async function findRecord(
  { kysely }: Database,
  { model, id }: RecordKey,
): Promise<Payload | undefined> {
  return firstPayload(kysely, sql`model = ${model} and id = ${id}`);
}

export async function findRecordByUid(
  { kysely }: Database,
  model: string,
  uid: string,
): Promise<Payload | undefined> {
  return firstPayload(kysely, sql`model = ${model} and uid = ${uid}`);
}

async function firstPayload(
  kysely: Database['kysely'],
  which: ReturnType<typeof sql>,
): Promise<Payload | undefined> {
  const { rows } = await sql<{ payload: Payload; consumed_at: Date | null }>`
    select payload, consumed_at from oidc_record
    where ${which} and (expires_at is null or expires_at > now())`.execute(kysely);
  const [row] = rows;
  if (!row) return undefined;
  const { payload, consumed_at: consumedAt } = row;
  return consumedAt ? { ...payload, consumed: Math.floor(consumedAt.getTime() / 1000) } : payload;
}

/** Returns `true` to only one of concurrent callers. */
export async function consumeRecord(
  { kysely }: Database,
  { model, id }: RecordKey,
): Promise<boolean> {
  const { rows } = await sql`update oidc_record set consumed_at = now()
    where model = ${model} and id = ${id} and consumed_at is null returning 1`.execute(kysely);
  return rows.length > 0;
}

export async function deleteRecord({ kysely }: Database, { model, id }: RecordKey): Promise<void> {
  await sql`delete from oidc_record where model = ${model} and id = ${id}`.execute(kysely);
}

/** Deletes a grant's records and its login session: log-out on a shared device is complete. */
export async function revokeGrant({ kysely }: Database, grantId: string): Promise<void> {
  await sql`delete from oidc_record where model = 'Session' and uid in (
    select payload->>'sessionUid' from oidc_record where grant_id = ${grantId})`.execute(kysely);
  await sql`delete from oidc_record where grant_id = ${grantId} or (model = 'Grant' and id = ${grantId})`.execute(
    kysely,
  );
}

/** @param tokenHash of a refresh token, which is its record's id */
export async function findGrantOf(
  { kysely }: Database,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('oidc_record')
    .select('grant_id')
    .where('model', '=', 'RefreshToken')
    .where('id', '=', tokenHash)
    .executeTakeFirst();
  return row?.grant_id ?? undefined;
}
