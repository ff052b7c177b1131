import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Tables with a row that contains the text. */
export async function rowsNaming({ kysely }: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(kysely);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} t where strpos(t::text, ${text}) > 0 limit 1`.execute(
        kysely,
      );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
