/** Reads and merges what is stored per user. Concurrent writers wait, so no update is lost. */
import type { UserSettings, QuizData } from '@varde/contract/user-data';
import { QUIZ_RECORDS_MAX } from '@varde/domain/constants';
import { type Kysely, sql } from 'kysely';
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts';
import type { Database } from '#db/database.ts';
import type { QuizResponseTable, Tables } from '#db/tables.ts';
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

/**
 * Replaces settings by `merge`'s result, returned. Concurrent writers wait: no update is lost. When
 * `merge` throws, nothing changes.
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

/** All records of a user but one. */
export interface OtherRecords {
  readonly records: number;
  readonly bytes: number;
}

export interface MergedQuizData {
  readonly quizData: QuizData;
  readonly bytes: number;
}

/**
 * Replaces a record by `merge`'s result, returned. Concurrent writers of a user wait: no update is
 * lost, and the totals hold. When `merge` throws, nothing changes. Where there are too many records,
 * those of removed rebuses make room for a new one.
 * @param merge `stored` is undefined for a new record
 */
export async function replaceQuizData(
  { kysely }: Database,
  { userId, documentId }: QuizKey,
  merge: (stored: QuizData | undefined, others: OtherRecords) => MergedQuizData,
): Promise<QuizData> {
  return kysely.transaction().execute(async (handle) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.quizRecords)}, hashtext(${userId}))`.execute(
      handle,
    );
    const stored = await handle
      .selectFrom('quiz_response')
      .select('quiz_data')
      .where('user_id', '=', userId)
      .where('document_id', '=', documentId)
      .executeTakeFirst();
    let others = await countOthers(handle, { userId, documentId });
    if (!stored && others.records >= QUIZ_RECORDS_MAX) {
      await deleteRemovedRebuses(handle, userId);
      others = await countOthers(handle, { userId, documentId });
    }
    const { quizData, bytes } = merge(stored?.quiz_data, others);
    const values = { quiz_data: JSON.stringify(quizData), bytes };
    const row = await handle
      .insertInto('quiz_response')
      .values({ user_id: userId, document_id: documentId, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'document_id'])
          .doUpdateSet({ ...values, updated_at: sql`now()` }),
      )
      .returning('quiz_data')
      .executeTakeFirstOrThrow();
    return row.quiz_data;
  });
}

async function countOthers(
  handle: Kysely<Tables>,
  { userId, documentId }: QuizKey,
): Promise<OtherRecords> {
  const { rows } = await sql<OtherRecords>`
    select count(*)::int as records, coalesce(sum(bytes), 0)::int as bytes from quiz_response
    where user_id = ${userId} and document_id <> ${documentId}`.execute(handle);
  return rows[0] ?? { records: 0, bytes: 0 };
}

/** Deletes records of rebuses that the visitor has removed: those in which nothing has happened. */
async function deleteRemovedRebuses(handle: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    delete from quiz_response where user_id = ${userId}
      and jsonb_typeof(quiz_data -> 'events') = 'array'
      and not quiz_data @? '$.events[*] ? (!(@.type == "restarted"))'`.execute(handle);
}
