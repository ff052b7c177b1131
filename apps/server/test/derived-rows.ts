import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

const TABLES = [
  'pack',
  'document',
  'document_listing',
  'document_theme',
  'document_media',
  'document_reference',
  'document_title_key',
  'selection',
  'media',
  'theme',
  'owner',
  'code',
  'archive_record',
  'search_entry',
  'search_word',
];

/** Every row that an import writes, by table, without the time of the import. */
export async function derivedRows(database: Database): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {};
  for (const table of TABLES) {
    const { rows } = await sql`
      select to_jsonb(t) - '{imported_at,updated_at}'::text[] as row from ${sql.table(table)} t
      order by 1`.execute(database.kysely);
    tables[table] = rows;
  }
  return tables;
}
