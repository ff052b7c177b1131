/** What visitors keep here, whoever lets them in. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export async function deleteKept(handle: Kysely<Tables>, userId: string): Promise<void> {
  await sql`delete from user_settings where user_id = ${userId}`.execute(handle);
  await sql`delete from quiz_response where user_id = ${userId}`.execute(handle);
}

/** For the visitor. */
export async function findKept({ kysely }: Database, id: string) {
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
