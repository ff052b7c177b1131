import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readBackupFile } from '#backup/backup-file.ts';
import { findLastBackups } from '#backup/backup.repository.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { copyApiPack } from '#test/api-pack.ts';
import { openApp } from '#test/app.ts';
import { createDatabase, withHost } from '#test/database.ts';
import { folderForAll, folderForTest } from '#test/folder.ts';
import { runVarde } from '#test/run-varde.ts';
import { signIn } from '#test/signed-in.ts';
import { signUp } from '#test/sign-up.ts';

describe('varde backup', () => {
  const folder = folderForAll();
  let url: string;
  let drop: () => Promise<void>;
  let database: Database;
  beforeAll(async () => {
    ({ url, drop } = await createDatabase(await copyApiPack(folder)));
    database = await openDatabase({ dataFolder: '', databaseUrl: url });
    const server = await openApp(database);
    await signUp(server, 'kari@museum.example');
    const walker = await signIn({ ...server, database }, 'walker');
    const solved = { isSolved: true, points: 18 };
    await walker.put('quiz-response', { document_id: 401, quiz_data: solved });
    await server.close();
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const backUp = (args: readonly string[], env: Record<string, string>) =>
    runVarde(['backup', ...args], { VARDE_DATA: folder, DATABASE_URL: withHost(url), ...env });

  it('names a file in a folder, masks secrets, and refuses an existing file', async () => {
    const target = await folderForTest();
    const secret = { VARDE_PREVIEW_KEY: 'a-preview-key-of-the-museum' };
    const contact = { VARDE_CONTACT: 'mailto:post@museum.example' };
    const run = (file: string) => backUp([file], { ...secret, ...contact });
    const made = await run(target);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/4 media files, 1 account, .* progress in 1 rebus\.\nKeys/);
    const [name = ''] = await readdir(target);
    expect(name).toMatch(/^varde-\d{4}-\d\d-\d\d-\d{4}\.tar$/);
    const settings = await readEntry(join(target, name), 'settings.env');
    expect(settings).toContain('VARDE_CONTACT=mailto:post@museum.example\n');
    expect(settings).toContain('VARDE_PREVIEW_KEY=…\n');
    expect(settings).not.toContain('a-preview-key');
    const refused = await run(join(target, name));
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringContaining('exists already: give another name'),
    ]);
  });

  describe('--nightly', () => {
    let target: string;
    const run = (name: string) =>
      // Changes the responses that are compared.
      backUp([name, '--nightly'], { VARDE_SCHEMA_IDS: 'article=102' });
    const lastRun = async () => (await findLastBackups(database, true)).newest;

    beforeEach(async () => {
      target = await folderForTest();
    });

    it('restores what it has made into a database of its own, and removes old ones', async () => {
      const days = Array.from({ length: 10 }, (_, day) => `2026-02-${10 + day}`);
      const old = ['2026-01-05', '2026-01-12', ...days].map((day) => `varde-${day}-0300.tar`);
      for (const name of [...old, 'museum.tar']) await writeFile(join(target, name), '');
      const { code, out } = await run(target);
      expect(code).toBe(0);
      expect(out).toContain('restored into a database of its own, and is as it should be');
      const names = await readdir(target);
      expect(names).toEqual(expect.arrayContaining(['museum.tar', 'varde-2026-02-19-0300.tar']));
      expect(names).not.toContain('varde-2026-01-05-0300.tar');
      const made = names.filter((name) => name.startsWith('varde-') && !old.includes(name));
      expect(await lastRun()).toMatchObject({ file: join(target, made[0] ?? ''), failed: null });
    });

    it('fails, and is recorded as failed, when a restored page is not returned', async () => {
      const { kysely } = database;
      const documents = await kysely.selectFrom('document').select(['id', 'content']).execute();
      onTestFinished(async () => {
        for (const { id, content } of documents)
          await sql`update document set content = ${JSON.stringify(content)} where id = ${id}`.execute(
            kysely,
          );
      });
      // No program can show it.
      await sql`update document set content = '{}'`.execute(kysely);
      const { code, err } = await run(target);
      expect(code).toBe(3);
      expect(err).toMatch(/was restored, but: .*\/\w+\/\d+ returns 500/);
      expect((await lastRun())?.failed).toContain('was restored, but');
    });

    it('fails, and is recorded as failed, after the way back from a later version', async () => {
      const { kysely } = database;
      await sql`insert into schema_migration (name, checksum, is_backward_compatible)
        values ('9999-future', '', true)`.execute(kysely);
      onTestFinished(async () => {
        await sql`delete from schema_migration where name = '9999-future'`.execute(kysely);
      });
      expect((await run(target)).code).toBe(3);
      expect((await lastRun())?.failed).toContain('made by a newer version of Varde');
    });

    it('needs a folder', async () => {
      const { code, err } = await run(join(target, 'museum.tar'));
      expect(code).toBe(2);
      expect(err).toContain('--nightly needs a folder');
    });
  });
});

async function readEntry(path: string, wanted: string): Promise<string> {
  let found = '';
  for await (const { name, content } of readBackupFile(path))
    if (name === wanted) for await (const chunk of content) found += chunk.toString();
  return found;
}
