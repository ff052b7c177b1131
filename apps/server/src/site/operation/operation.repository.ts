import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Whether the database answers and holds content. */
export async function holdsContent({ kysely }: Database): Promise<boolean> {
  const pack = await kysely.selectFrom('pack').select('name').limit(1).executeTakeFirst();
  return pack !== undefined;
}

/** @throws whatever keeps it from answering */
export async function pingDatabase({ kysely }: Database): Promise<true> {
  await sql`select 1`.execute(kysely);
  return true;
}
