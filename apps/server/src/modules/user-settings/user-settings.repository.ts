import type { UserSettings } from '@varde/contract/user-data';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export async function findUserSettings(
  { kysely }: Database,
  userId: string,
): Promise<UserSettings | undefined> {
  const row = await kysely
    .selectFrom('user_settings')
    .select('settings')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.settings;
}

/** The last writer wins, whole. Gives what is kept. */
export async function writeUserSettings(
  { kysely }: Database,
  userId: string,
  settings: UserSettings,
): Promise<UserSettings> {
  const row = await kysely
    .insertInto('user_settings')
    .values({ user_id: userId, settings: JSON.stringify(settings) })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ settings: sql`excluded.settings`, updated_at: sql`now()` }),
    )
    .returning('settings')
    .executeTakeFirstOrThrow();
  return row.settings;
}
