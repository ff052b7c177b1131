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

/**
 * Replaces settings by the result of `merge` and returns them. Concurrent writers wait, so no
 * update is lost.
 */
export async function replaceUserSettings(
  { kysely }: Database,
  userId: string,
  merge: (stored: UserSettings) => UserSettings,
): Promise<UserSettings> {
  return kysely.transaction().execute(async (handle) => {
    // Ensures that there is a row to lock.
    await handle
      .insertInto('user_settings')
      .values({ user_id: userId, settings: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await handle
      .selectFrom('user_settings')
      .select('settings')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const row = await handle
      .updateTable('user_settings')
      .set({ settings: JSON.stringify(merge(stored.settings)), updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .returning('settings')
      .executeTakeFirstOrThrow();
    return row.settings;
  });
}
