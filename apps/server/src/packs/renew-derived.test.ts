import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openFixture, openImportedFixture } from '#test/demo-content.ts';
import { describeWithDatabase } from '#test/database.ts';
import { derivedRows } from '#test/derived-rows.ts';
import { DERIVED_VERSION } from './pack-rows.ts';
import { isOutdated } from './packs.repository.ts';
import { renewDerived } from './packs.service.ts';

describeWithDatabase('content after an upgrade', (open) => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await openImportedFixture(open));
  });

  /** The same sources, from which an older version derived less and other rows. */
  async function downgrade(): Promise<void> {
    const { kysely } = database;
    await sql`update pack set digest = 'older', derived_version = ${DERIVED_VERSION - 1}`.execute(
      kysely,
    );
    await sql`update document set digest = 'older', title = '{}', content = '{}'`.execute(kysely);
    await sql`update theme set digest = 'older', title = '{}'`.execute(kysely);
    await sql`update media set digest = 'older', alt_text = '{}'`.execute(kysely);
    for (const table of ['search_entry', 'search_word', 'document_title_key', 'selection'])
      await sql`delete from ${sql.table(table)}`.execute(kysely);
  }

  it('is outdated when an older version derived it, and not after it was derived again', async () => {
    expect(await isOutdated(database)).toBe(false);
    await downgrade();
    expect(await isOutdated(database)).toBe(true);
    await renewDerived(database);
    expect(await isOutdated(database)).toBe(false);
  });

  it('is derived again from its sources, as a new import would', async () => {
    const before = await derivedRows(database);
    await downgrade();
    expect(await derivedRows(database)).not.toEqual(before);
    await renewDerived(database);
    expect(await derivedRows(database)).toEqual(before);
  });

  it('is left alone in an empty database', async () => {
    const empty = (await openFixture(open)).database;
    expect(await isOutdated(empty)).toBe(false);
    await renewDerived(empty);
    expect(await empty.kysely.selectFrom('document').selectAll().execute()).toEqual([]);
  });
});
