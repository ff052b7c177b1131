/** Reads and merges what is stored per user. Concurrent writers wait, so no update is lost. */
import type { UserSettings, QuizData } from '@varde/contract/user-data';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { QuizResponseTable } from '#db/tables.ts';
import { isVisible } from '#db/visibility.ts';

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

/** Replaces settings by `merge`'s result, returned. Concurrent writers wait: no update is lost. */
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

/** Identifies one user's record of one document. */
export interface QuizKey {
  readonly userId: string;
  readonly documentId: number;
}

export async function findQuizData(
  { kysely }: Database,
  { userId, documentId }: QuizKey,
): Promise<QuizData | undefined> {
  const row = await kysely
    .selectFrom('quiz_response')
    .select('quiz_data')
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.quiz_data;
}

/** Documents with stored progress, the latest first. */
export async function findQuizDocuments(
  { kysely }: Database,
  userId: string,
): Promise<Pick<QuizResponseTable, 'document_id'>[]> {
  return kysely
    .selectFrom('quiz_response')
    .select('document_id')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('document_id')
    .execute();
}

/** Whether a record may be stored: for visible documents, and those with an existing record. */
export async function isStorable(
  { kysely }: Database,
  { userId, documentId }: QuizKey,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from document d where d.id = ${documentId} and ${isVisible('d', 'public')})
      or exists (select from quiz_response where user_id = ${userId} and document_id = ${documentId}) as found`.execute(
    kysely,
  );
  return rows[0]?.found ?? false;
}

/** Replaces a record by `merge`'s result, returned. Concurrent writers wait: no update is lost. */
export async function replaceQuizData(
  { kysely }: Database,
  { userId, documentId }: QuizKey,
  merge: (stored: QuizData) => QuizData,
): Promise<QuizData> {
  return kysely.transaction().execute(async (handle) => {
    // Ensures that there is a row to lock.
    await handle
      .insertInto('quiz_response')
      .values({ user_id: userId, document_id: documentId, quiz_data: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await handle
      .selectFrom('quiz_response')
      .select('quiz_data')
      .where('user_id', '=', userId)
      .where('document_id', '=', documentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const row = await handle
      .updateTable('quiz_response')
      .set({ quiz_data: JSON.stringify(merge(stored.quiz_data)), updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('document_id', '=', documentId)
      .returning('quiz_data')
      .executeTakeFirstOrThrow();
    return row.quiz_data;
  });
}
