/** Sign-in sessions of the gateway, with rotation of their refresh tokens. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { ENDED_SESSION_RETENTION_S } from '#identity/tokens/access-tokens.repository.ts';

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly imageUrl: string | undefined;
  readonly device: string;
  /** A reference to the login at the login host (`provider-logins.ts`), not a token in clear. */
  readonly providerToken: string | undefined;
  readonly sameSite: string;
  /** Maximum age, regardless of use. */
  readonly lifeS: number;
}

export interface Session {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  readonly image_url: string | null;
  readonly generation: number;
  readonly provider_token: string | null;
  readonly same_site: string;
}

const COLUMNS = [
  'id',
  'user_id',
  'name',
  'image_url',
  'generation',
  'provider_token',
  'same_site',
] as const;

const isLive = sql<boolean>`expires_at > now()`;

export async function insertSession({ kysely }: Database, session: NewSession): Promise<void> {
  await kysely
    .insertInto('sign_in_session')
    .values({
      id: session.id,
      user_id: session.userId,
      name: session.name,
      image_url: session.imageUrl ?? null,
      device: session.device,
      provider_token: session.providerToken ?? null,
      same_site: session.sameSite,
      expires_at: sql`now() + make_interval(secs => ${session.lifeS}::float8)`,
    })
    .execute();
}

export async function findSession({ kysely }: Database, id: string): Promise<Session | undefined> {
  return kysely
    .selectFrom('sign_in_session')
    .select(COLUMNS)
    .where('id', '=', id)
    .where(isLive)
    .executeTakeFirst();
}

export type RotationResult =
  /** The token is replaced by the next generation. */
  | { readonly status: 'rotated'; readonly session: Session }
  /** Rotated within the grace time: same result again. */
  | { readonly status: 'repeated'; readonly session: Session }
  /** An old token was presented: it has been copied. */
  | { readonly status: 'reused' }
  | { readonly status: 'missing' };

/** @param generation of the presented token @param graceS during which the previous is valid */
export async function rotateSession(
  { kysely }: Database,
  { id, generation }: { readonly id: string; readonly generation: number },
  graceS: number,
): Promise<RotationResult> {
  return kysely.transaction().execute(async (handle) => {
    const session = await handle
      .selectFrom('sign_in_session')
      .select(COLUMNS)
      .select(sql<number>`extract(epoch from now() - rotated_at)::float8`.as('rotated_s'))
      .where('id', '=', id)
      .where(isLive)
      .forUpdate()
      .executeTakeFirst();
    if (!session) return { status: 'missing' };
    const isPrevious = generation === session.generation - 1;
    if (isPrevious && session.rotated_s <= graceS) return { status: 'repeated', session };
    if (generation !== session.generation) return { status: 'reused' };
    await handle
      .updateTable('sign_in_session')
      .set({ generation: generation + 1, rotated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    return { status: 'rotated', session: { ...session, generation: generation + 1 } };
  });
}

/** Does nothing when another server has replaced `previous` in the meantime. */
export async function replaceProviderToken(
  { kysely }: Database,
  id: string,
  { previous, next }: { readonly previous: string; readonly next: string },
): Promise<void> {
  await kysely
    .updateTable('sign_in_session')
    .set({ provider_token: next })
    .where('id', '=', id)
    .where('provider_token', '=', previous)
    .execute();
}

/** Also invalidates its access tokens, on every server. */
export async function endSession(database: Database, id: string): Promise<void> {
  await endingSessions(database, (handle) => endWhere(handle, sql`id = ${id}`));
}

/**
 * A transaction that calls `endSessionsOf`. Afterwards this server rejects the access tokens at
 * once; the notification, which may be delayed, is for the other servers.
 */
export async function endingSessions<T>(
  database: Database,
  work: (handle: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const result = await database.kysely.transaction().execute(work);
  database.notifyLocally('varde_sessions');
  return result;
}

/** Within `endingSessions` only. */
export async function endSessionsOf(handle: Kysely<Tables>, userId: string): Promise<void> {
  await endWhere(handle, sql`user_id = ${userId}`);
}

async function endWhere(handle: Kysely<Tables>, which: ReturnType<typeof sql>): Promise<void> {
  await sql`with gone as (delete from sign_in_session where ${which} returning id),
    past as (delete from ended_session
      where ended_at < now() - make_interval(secs => ${sql.lit(ENDED_SESSION_RETENTION_S)}))
    insert into ended_session (id) select id from gone on conflict do nothing`.execute(handle);
  await sql`notify varde_sessions`.execute(handle);
}

export async function deletePastSessions({ kysely }: Database, limit: number): Promise<void> {
  await sql`delete from sign_in_session where id in (
    select id from sign_in_session where expires_at <= now() limit ${limit} for update skip locked
  )`.execute(kysely);
}

export interface SeenSession {
  readonly device: string;
  readonly created_at: Date;
  readonly rotated_at: Date;
}

/** Most recently used first. */
export async function findSessionsOf({ kysely }: Database, userId: string): Promise<SeenSession[]> {
  return kysely
    .selectFrom('sign_in_session')
    .select(['device', 'created_at', 'rotated_at'])
    .where('user_id', '=', userId)
    .where(isLive)
    .orderBy('rotated_at', 'desc')
    .execute();
}

/** References to the logins of a visitor's sessions (`provider-logins.ts`). */
export async function findProviderTokens({ kysely }: Database, userId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('sign_in_session')
    .select('provider_token')
    .where('user_id', '=', userId)
    .execute();
  return rows.flatMap(({ provider_token: token }) => token ?? []);
}

/** Sessions of earlier versions, which stored the token itself. */
export async function findClearProviderTokens(
  { kysely }: Database,
  prefixes: readonly string[],
  limit: number,
): Promise<{ readonly id: string; readonly provider_token: string }[]> {
  const query = kysely
    .selectFrom('sign_in_session')
    .select(['id', 'provider_token'])
    .where('provider_token', 'is not', null)
    .where((is) => is.not(is.or(prefixes.map((one) => is('provider_token', 'like', `${one}%`)))));
  return query.limit(limit).$narrowType<{ provider_token: string }>().execute();
}
