/** Accounts of the embedded login host, their emailed links and account-page sessions. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { LinkPurpose, Tables } from '#db/tables.ts';
import { endingSessions, endSessionsOf } from '#identity/gateway/sessions.repository.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly confirmed_at: Date | null;
  readonly created_at: Date;
}

const COLUMNS = ['id', 'email', 'name', 'password_hash', 'confirmed_at', 'created_at'] as const;

export async function findAccount({ kysely }: Database, id: string): Promise<Account | undefined> {
  return kysely.selectFrom('account').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export async function findAccountByEmail(
  { kysely }: Database,
  email: string,
): Promise<Account | undefined> {
  return kysely.selectFrom('account').select(COLUMNS).where('email', '=', email).executeTakeFirst();
}

/** Whether any password hash has this prefix. */
export async function hasHashFrom({ kysely }: Database, start: string): Promise<boolean> {
  const one = kysely.selectFrom('account').select('id').where('password_hash', 'like', `${start}%`);
  return (await one.limit(1).executeTakeFirst()) !== undefined;
}

export type NewAccount = Pick<Account, 'id' | 'email' | 'name' | 'password_hash'>;

/**
 * Stores an unconfirmed account; the latest registration of an email address wins.
 * @returns its id, or `undefined` when a confirmed account has the email address
 */
export async function upsertUnconfirmed(
  { kysely }: Database,
  account: NewAccount,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into account as kept (id, email, name, password_hash)
    values (${account.id}, ${account.email}, ${account.name}, ${account.password_hash})
    on conflict (email) do update set name = excluded.name, password_hash = excluded.password_hash, created_at = now()
      where kept.confirmed_at is null
    returning id`.execute(kysely);
  return rows[0]?.id;
}

/** Accounts that were not confirmed within two days. */
export async function deleteUnconfirmed({ kysely }: Database): Promise<void> {
  await sql`delete from account where confirmed_at is null and created_at < now() - interval '2 days'`.execute(
    kysely,
  );
}

interface NewLink {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  readonly lifeS: number;
}

export async function insertLink({ kysely }: Database, link: NewLink): Promise<void> {
  await sql`delete from account_link where expires_at <= now()`.execute(kysely);
  await kysely
    .insertInto('account_link')
    .values({
      token_hash: link.tokenHash,
      account_id: link.accountId,
      purpose: link.purpose,
      expires_at: sql`now() + make_interval(secs => ${link.lifeS}::float8)`,
    })
    .execute();
}

export async function findByLink(
  { kysely }: Database,
  tokenHash: string,
  purpose: LinkPurpose,
): Promise<Account | undefined> {
  return kysely
    .selectFrom('account_link')
    .innerJoin('account', 'account.id', 'account_link.account_id')
    .select(COLUMNS)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
}

/** Invalidates all links of the account. Returns `true` to only one of concurrent callers. */
async function useLink(handle: Kysely<Tables>, tokenHash: string): Promise<boolean> {
  const { rows } = await sql`delete from account_link where account_id =
    (select account_id from account_link where token_hash = ${tokenHash} for update) returning 1`.execute(
    handle,
  );
  return rows.length > 0;
}

export async function confirmAccount(
  { kysely }: Database,
  id: string,
  tokenHash: string,
): Promise<boolean> {
  return kysely.transaction().execute(async (handle) => {
    if (!(await useLink(handle, tokenHash))) return false;
    await sql`update account set confirmed_at = now() where id = ${id} and confirmed_at is null`.execute(
      handle,
    );
    return true;
  });
}

/** Sets a password by an emailed link: ends all sessions and confirms the email address. */
export async function resetPassword(
  database: Database,
  { id, tokenHash, passwordHash }: Record<'id' | 'tokenHash' | 'passwordHash', string>,
): Promise<boolean> {
  return endingSessions(database, async (handle) => {
    if (!(await useLink(handle, tokenHash))) return false;
    await writePassword(handle, id, passwordHash);
    return true;
  });
}

/** Re-hashes the same password; sessions remain. No-op if the password has changed meanwhile. */
export async function updatePasswordHash(
  { kysely }: Database,
  { id, password_hash: before }: Pick<Account, 'id' | 'password_hash'>,
  hash: string,
): Promise<void> {
  await sql`update account set password_hash = ${hash} where id = ${id} and password_hash = ${before}`.execute(
    kysely,
  );
}

/** Ends all sessions, the caller's included. */
export async function replacePassword(
  database: Database,
  id: string,
  passwordHash: string,
): Promise<void> {
  await endingSessions(database, (handle) => writePassword(handle, id, passwordHash));
}

async function writePassword(handle: Kysely<Tables>, id: string, hash: string): Promise<void> {
  await sql`update account set password_hash = ${hash}, confirmed_at = coalesce(confirmed_at, now()) where id = ${id}`.execute(
    handle,
  );
  await endEverywhere(handle, id);
}

export async function logOutEverywhere(database: Database, id: string): Promise<void> {
  await endingSessions(database, (handle) => endEverywhere(handle, id));
}

async function endEverywhere(handle: Kysely<Tables>, id: string): Promise<void> {
  await sql`delete from oidc_record where account_id = ${id}`.execute(handle);
  await sql`delete from account_session where account_id = ${id}`.execute(handle);
  await sql`delete from account_link where account_id = ${id}`.execute(handle);
  await endSessionsOf(handle, id);
}

/** Deletes every row that refers to the person. */
export async function deleteAccount(database: Database, id: string): Promise<void> {
  await endingSessions(database, async (handle) => {
    await endEverywhere(handle, id);
    await deleteUserData(handle, id);
    await sql`delete from account where id = ${id}`.execute(handle);
  });
}

interface NewAccountSession {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly lifeS: number;
}

export async function insertAccountSession(
  { kysely }: Database,
  { tokenHash, accountId, lifeS }: NewAccountSession,
): Promise<void> {
  await sql`delete from account_session where expires_at <= now()`.execute(kysely);
  await kysely
    .insertInto('account_session')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      expires_at: sql`now() + make_interval(secs => ${lifeS}::float8)`,
    })
    .execute();
}

/** @param withinS maximum age */
export async function findAccountSession(
  { kysely }: Database,
  tokenHash: string,
  withinS: number,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('account_session')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`expires_at > now()`)
    .where(sql<boolean>`begun_at > now() - make_interval(secs => ${withinS}::float8)`)
    .executeTakeFirst();
  return row?.account_id;
}

export async function deleteAccountSession({ kysely }: Database, tokenHash: string): Promise<void> {
  await kysely.deleteFrom('account_session').where('token_hash', '=', tokenHash).execute();
}

/** Data stored for a visitor, with the embedded and an external login host alike. */
export async function deleteUserData(handle: Kysely<Tables>, userId: string): Promise<void> {
  await sql`delete from user_settings where user_id = ${userId}`.execute(handle);
  await sql`delete from quiz_response where user_id = ${userId}`.execute(handle);
}

/** For the data export. */
export async function findUserData({ kysely }: Database, id: string) {
  const settings = await kysely
    .selectFrom('user_settings')
    .select(['settings', 'updated_at'])
    .where('user_id', '=', id)
    .executeTakeFirst();
  const quiz = await kysely
    .selectFrom('quiz_response')
    .select(['document_id', 'quiz_data', 'updated_at'])
    .where('user_id', '=', id)
    .orderBy('document_id')
    .execute();
  return { settings, quiz };
}
