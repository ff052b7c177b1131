import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Whether the database responds and has content. */
export async function holdsContent({ kysely }: Database): Promise<boolean> {
  const pack = await kysely.selectFrom('pack').select('name').limit(1).executeTakeFirst();
  return pack !== undefined;
}

/** @throws the query's error */
export async function pingDatabase({ kysely }: Database): Promise<true> {
  await sql`select 1`.execute(kysely);
  return true;
}
