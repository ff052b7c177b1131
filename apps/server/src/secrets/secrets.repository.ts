import type { Database } from '#db/database.ts';

export async function findSecret({ kysely }: Database, name: string): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Keeps a secret that another server has inserted in the meantime. */
export async function insertSecret(
  { kysely }: Database,
  name: string,
  value: string,
): Promise<void> {
  await kysely
    .insertInto('secret')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
