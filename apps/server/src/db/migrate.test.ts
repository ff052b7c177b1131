import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Database } from './database.ts';
import { applyMigrations, migrate } from './migrate.ts';
import type { Migration } from './migrate.ts';
import { describeWithDatabase } from '#test/database.ts';

const BASE: Migration = { name: '0001-content', sql: '' };
const ADD: Migration = {
  name: '9001-note',
  sql: `create table note (id integer primary key);
        insert into note values (1), (2);`,
};
const BROKEN: Migration = {
  name: '9002-broken',
  sql: `create table half (id integer);
        select no_such_function();`,
};

describeWithDatabase('migrations', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  // The suite applies its own small migrations to an empty database.
  beforeEach(async () => {
    await sql`drop table if exists note`.execute(database.kysely);
    await sql`delete from schema_migration`.execute(database.kysely);
  });

  const names = async (): Promise<string[]> => {
    const rows = await database.kysely
      .selectFrom('schema_migration')
      .select('name')
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  };
  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)}`.execute(database.kysely);
    return rows[0]?.n ?? -1;
  };

  it('applies missing migrations in order and reports progress', async () => {
    const reported: unknown[] = [];
    await applyMigrations(database, [BASE, ADD], (...progress) => reported.push(progress));
    expect(reported).toEqual([
      [1, 2, '0001-content'],
      [2, 2, '9001-note'],
    ]);
    expect(await names()).toEqual(['0001-content', '9001-note']);
    await applyMigrations(database, [BASE, ADD], (...progress) => reported.push(progress));
    expect(reported).toHaveLength(2);
  });

  it('applies each migration once when two processes start concurrently', async () => {
    await Promise.all([applyMigrations(database, [ADD]), applyMigrations(database, [ADD])]);
    expect(await count('note')).toBe(2);
  });

  it('waits for no backup, which reads the list of migrations until it ends', async () => {
    await applyMigrations(database, [ADD]);
    let isApplied = false;
    let applying: Promise<void> | undefined;
    const backup = await database.connectDirectly();
    onTestFinished(() => backup.end());
    await backup.kysely.transaction().execute(async (transaction) => {
      await sql`select from schema_migration`.execute(transaction);
      const waiting = async () =>
        (await sql`select from pg_locks where not granted`.execute(transaction)).rows.length;
      applying = applyMigrations(database, [ADD]).then(() => void (isApplied = true));
      await expect.poll(async () => isApplied || (await waiting()) > 0).toBe(true);
      expect(isApplied).toBe(true);
    });
    await applying;
  });

  it('rolls back a migration that fails and keeps those before it', async () => {
    await expect(applyMigrations(database, [ADD, BROKEN])).rejects.toMatchObject({
      kind: 'migration',
      message: expect.stringContaining('9002-broken'),
    });
    expect(await names()).toEqual(['9001-note']);
    await expect(count('half')).rejects.toThrow(/half/);
  });

  it('rejects a database whose migration was changed after it was applied', async () => {
    await applyMigrations(database, [ADD]);
    const changed = { ...ADD, sql: `${ADD.sql} -- more` };
    await expect(applyMigrations(database, [changed])).rejects.toThrow(
      /9001-note was changed after it was applied/,
    );
  });

  it('ignores changed line endings', async () => {
    await applyMigrations(database, [ADD]);
    await applyMigrations(database, [{ ...ADD, sql: ADD.sql.replaceAll('\n', '\r\n') }]);
    expect(await names()).toEqual(['9001-note']);
  });

  it('rejects a database of a newer version without changing it', async () => {
    await applyMigrations(database, [BASE, ADD]);
    await expect(applyMigrations(database, [BASE])).rejects.toThrow(/newer version.*9001-note/);
    expect(await names()).toEqual(['0001-content', '9001-note']);
  });

  it('runs on a database of a newer version whose migrations are backward compatible', async () => {
    const added = { ...ADD, sql: `-- Backward compatible.\n${ADD.sql}` };
    await applyMigrations(database, [BASE, added]);
    await applyMigrations(database, [BASE]);
    expect(await names()).toEqual(['0001-content', '9001-note']);
    const next: Migration = { name: '9004-next', sql: '-- Not backward compatible.' };
    await applyMigrations(database, [BASE, added, next]);
    await expect(applyMigrations(database, [BASE])).rejects.toThrow(/newer version.*9004-next/);
  });

  it('adds its own column to a database of an earlier version', async () => {
    await sql`alter table schema_migration drop column is_backward_compatible`.execute(
      database.kysely,
    );
    await applyMigrations(database, [BASE, ADD]);
    expect(await names()).toEqual(['0001-content', '9001-note']);
  });

  it('names the extension that an operator must enable', async () => {
    const missing = { name: '9003-extension', sql: 'create extension no_such_extension' };
    await expect(applyMigrations(database, [missing])).rejects.toThrow(
      /make the extension no_such_extension available/,
    );
  });
});

describeWithDatabase("the product's own migrations", (open) => {
  it('have nothing to do on a database that is up to date', async () => {
    const reported: unknown[] = [];
    await migrate(await open(), (...progress) => reported.push(progress));
    expect(reported).toEqual([]);
  });
});
