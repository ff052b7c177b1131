import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Ids of sessions that ended within so many seconds; older ones are removed. */
export async function findEndedSessions({ kysely }: Database, withinS: number): Promise<string[]> {
  await sql`delete from ended_session where ended_at < now() - make_interval(secs => ${withinS}::float8)`.execute(
    kysely,
  );
  const rows = await kysely.selectFrom('ended_session').select('id').execute();
  return rows.map(({ id }) => id);
}

export async function isEnded({ kysely }: Database, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('ended_session')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
