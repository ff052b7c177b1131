import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** A digest of everything that visitors can see. */
export async function contentOf({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ digest: string }>`select md5(concat(
    (select string_agg(digest, ',' order by id) from document),
    (select string_agg(digest, ',' order by id) from media),
    (select string_agg(t::text, ',' order by document_id, theme_slug) from document_theme t),
    (select string_agg(r::text, ',' order by from_id, kind, to_id, sort) from document_reference r),
    (select string_agg(id, ',' order by id) from owner),
    (select string_agg(code, ',' order by code) from code),
    (select string_agg(digest, ',' order by kind, id) from archive_record),
    (select string_agg(digest, ',' order by slug) from theme),
    (select string_agg(s::text, ',' order by id) from selection s),
    (select digest from pack))) as digest`.execute(kysely);
  return rows[0]?.digest ?? '';
}
