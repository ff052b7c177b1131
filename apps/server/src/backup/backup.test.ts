import { once } from 'node:events';
import {
  copyFile,
  open as openFile,
  readdir,
  readFile,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, type Database } from '#db/database.ts';
import { migrationNames } from '#db/migrate.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { importPack } from '#packs/packs.service.ts';
import { changePack, writeApiPack } from '#test/api-pack.ts';
import { openApp, type TestApp } from '#test/app.ts';
import { openBrowser, type Browser } from '#test/browser.ts';
import { startChild } from '#test/child.ts';
import { contentOf } from '#test/content-digest.ts';
import { createDatabase, TEMPLATE } from '#test/database.ts';
import { folderForAll, folderForTest } from '#test/folder.ts';
import { runVarde } from '#test/run-varde.ts';
import { signIn } from '#test/signed-in.ts';
import { logIn, ORIGIN, refresh, signUp } from '#test/sign-up.ts';
import { restoreDump, VISITOR } from '#test/upgrade/earlier-versions.ts';
import { WAIT } from '#test/wait.ts';
import { BackupProblem, writeBackupFile } from './backup-file.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { readPages } from './read-pages.ts';
import { writeBackup, type BackupOptions, type BackupReport } from './write-backup.ts';

const EMAIL = 'kari@museum.example';

/** A database and a data folder of its own, as on another machine. */
async function otherMachine(template?: string) {
  const { url, drop } = await createDatabase(template);
  const database = await openDatabase({ dataFolder: '', databaseUrl: url });
  const folder = await folderForTest();
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { url, database, mediaStore: await openMediaStore(folder), folder };
}

async function tablesOf({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_class where relkind = 'r'
      and relnamespace = current_schema()::regnamespace`.execute(kysely);
  return rows[0]?.count ?? 0;
}

describe('a backup', () => {
  const folder = folderForAll();
  const inside = (name: string): string => join(folder, name);
  const file = inside('museum.tar');
  const withSecrets = inside('with-secrets.tar');
  let url: string;
  let drop: () => Promise<void>;
  let database: Database;
  let server: TestApp;
  let browser: Browser;
  let contents: string[];
  let acknowledged: { atStart: number; atEnd: number };
  let report: BackupReport;
  const agree = async () => true;

  const backUp = async (target: string, more: Partial<BackupOptions> = {}) => {
    const mediaStore = await openMediaStore(folder);
    return writeBackup({ database, mediaStore }, target, {
      withSecrets: false,
      withMedia: true,
      settings: 'PORT=4000\n',
      readPages: async () => [],
      ...more,
    });
  };

  beforeAll(async () => {
    ({ url, drop } = await createDatabase(TEMPLATE));
    database = await openDatabase({ dataFolder: '', databaseUrl: url });
    const mediaStore = await openMediaStore(folder);
    const pack = inside('pack');
    await writeApiPack(pack);
    await importPack(database, mediaStore, pack);
    server = await openApp(database, { mediaStore });
    browser = await signUp(server, EMAIL);
    await logIn(browser, EMAIL);
    const walker = await signIn({ ...server, database }, 'walker');
    const solved = { isSolved: true, points: 18 };
    await walker.put('quiz-response', { document_id: 401, quiz_data: solved });

    // Visitors write without pause, and an import changes the content, while the backup is made.
    const load = { nr: 0, isOver: false };
    const write = async (): Promise<void> => {
      for (; !load.isOver; load.nr += 1)
        await walker.put('user-settings', { settings: { nr: load.nr + 1 } });
    };
    const before = await contentOf(database);
    const writing = write();
    await vi.waitUntil(() => load.nr > 3, WAIT);
    const atStart = load.nr;
    await changePack(pack, { 'articles/105.md': null, 'presentations/302.md': null });
    report = await backUp(file, {
      // Called between counting the rows and copying them.
      readPages: async () => {
        await importPack(database, mediaStore, pack);
        return [];
      },
    });
    acknowledged = { atStart, atEnd: load.nr };
    load.isOver = true;
    await writing;
    contents = [before, await contentOf(database)];
    await backUp(withSecrets, {
      withSecrets: true,
      readPages: () =>
        readPages(server.app, { config: { apiKey: 'varde-local' } as never, database }),
    });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await drop();
  });

  it('made during writes and an import restores one moment of content, accounts and progress', async () => {
    const other = await otherMachine();
    const restored = await restoreBackup(other.database, file, { confirm: agree, ...other });
    expect(restored).toMatchObject({ with_secrets: false, media: { files: 4, missing: [] } });
    const [before, after] = contents;
    expect(await contentOf(other.database)).toBe(before);
    expect(before).not.toBe(after);
    const app = await openApp(other.database, other);
    const image = await app.read('getMedia', 'media/5101');
    const original = await app.get(`/media/file/${image.identifier}`);
    expect(original.rawPayload).toEqual(await readFile(inside('pack/media/kirke.jpg')));
    expect((await refresh(openBrowser(app.app, ORIGIN, browser.cookies))).statusCode).toBe(401);
    expect(await logIn(openBrowser(app.app, ORIGIN), EMAIL)).toMatchObject({
      access_token: expect.any(String),
    });
    const walker = await signIn({ ...app, database: other.database }, 'walker');
    expect((await walker.get('quiz-response?document_id=401')).json()).toMatchObject({
      quiz_data: { isSolved: true, points: 18 },
    });
    const { settings } = (await walker.get('user-settings/current')).json<{
      settings: { nr: number };
    }>();
    expect(settings.nr).toBeGreaterThanOrEqual(acknowledged.atStart);
    expect(settings.nr).toBeLessThanOrEqual(acknowledged.atEnd + 1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(report.bytes).toBe((await stat(file)).size);
  });

  it('with secrets keeps visitors signed in', async () => {
    const tablesIn = async (path: string) =>
      (await checkBackup(path)).tables.map(({ name }) => name);
    const secret = ['account_session', 'oidc_record', 'secret', 'sign_in_session', 'signing_key'];
    expect(await tablesIn(withSecrets)).toEqual(expect.arrayContaining(secret));
    expect((await tablesIn(file)).filter((name) => secret.includes(name))).toEqual([]);
    const other = await otherMachine();
    await restoreBackup(other.database, withSecrets, { confirm: agree });
    const app = await openApp(other.database);
    const jar = openBrowser(app.app, ORIGIN, browser.cookies);
    expect((await refresh(jar)).statusCode).toBe(200);
  });

  it('varde restore --verify compares it in a database of its own, and leaves nothing', async () => {
    const data = inside('data');
    const { code, out, err } = await runVarde(['restore', withSecrets, '--verify'], {
      VARDE_DATA: data,
    });
    expect(out).toMatch(/is good: made .*20 documents, 4 media files, 1 account/);
    expect(out).toMatch(/\d\d tables with \d+ rows are as they were, and 10 pages/);
    expect([code, err]).toEqual([0, '']);
    expect(await readdir(data)).toEqual([]);
  });

  it.each([
    ['the manifest', (entries: Entries) => (entries.get('manifest.json') ?? 0) + 700],
    ['the head of an entry', (entries: Entries) => (entries.get('settings.env') ?? 0) + 3],
    ['rows', (entries: Entries) => (entries.get('tables/document.00001.copy.gz') ?? 0) + 900],
    [
      'an image',
      (entries: Entries) =>
        ([...entries].find(([name]) => name.startsWith('media/'))?.[1] ?? 0) + 700,
    ],
    ['the checksums', (entries: Entries) => (entries.get('SHA256SUMS') ?? 0) + 520],
  ])('with a flipped byte in %s is refused before anything is touched', async (_what, offsetOf) => {
    const copy = join(await folderForTest(), 'flipped.tar');
    await copyFile(file, copy);
    await flipByte(copy, offsetOf(await entriesOf(file)));
    const other = await otherMachine();
    const restoring = restoreBackup(other.database, copy, { confirm: agree, ...other });
    await expect(restoring).rejects.toThrow(/is damaged.* Nothing was changed; use another backup/);
    expect(await tablesOf(other.database)).toBe(0);
    expect(await readdir(join(other.folder, 'media'))).toEqual(['incoming']);
  });

  it.each([0.001, 0.5, 0.999])('cut off after %d of it is refused', async (share) => {
    const copy = join(await folderForTest(), 'cut.tar');
    await copyFile(file, copy);
    const { size } = await stat(copy);
    // Before the zeros at the end of an archive.
    await truncate(copy, Math.round((size - 2 * 512) * share));
    await expect(checkBackup(copy)).rejects.toThrow(/is damaged|is not a backup/);
  });

  it.each([
    ['a text', 'Not an archive. '.repeat(99), /is damaged or not a complete backup/],
    ['nothing', '', /is damaged or not a complete backup/],
  ])('that is %s is refused', async (_what, content, message) => {
    const path = join(await folderForTest(), 'other.tar');
    await writeFile(path, content);
    await expect(checkBackup(path)).rejects.toThrow(message);
  });

  it('of a newer version, and an archive of something else, are refused', async () => {
    const newer = join(await folderForTest(), 'newer.tar');
    const manifest = { ...report.manifest, migration: '9999-future' };
    await writeBackupFile(newer, (writer) =>
      writer.add('manifest.json', Buffer.from(JSON.stringify(manifest))),
    );
    await expect(checkBackup(newer)).rejects.toThrow(/newer version of Varde.*9999-future/);
    const other = join(await folderForTest(), 'photos.tar');
    await writeBackupFile(other, (writer) => writer.add('photo.jpg', Buffer.from('1')));
    await expect(checkBackup(other)).rejects.toThrow(BackupProblem);
  });

  it('of an earlier version is brought up to this one', async () => {
    const earlier = await otherMachine();
    await restoreDump(earlier.url, '0009');
    const path = join(earlier.folder, 'earlier.tar');
    const { manifest } = await writeBackup(earlier, path, {
      withSecrets: true,
      withMedia: true,
      settings: '',
      readPages: async () => [],
    });
    expect(manifest).toMatchObject({ migration: '0009-transfers', media: { files: 0 } });
    const other = await otherMachine();
    await restoreBackup(other.database, path, { confirm: agree, ...other });
    const applied = await sql<{ name: string }>`
      select name from schema_migration order by name`.execute(other.database.kysely);
    expect(applied.rows.map(({ name }) => name)).toEqual(await migrationNames());
    const app = await openApp(other.database, other);
    await logIn(openBrowser(app.app, ORIGIN), VISITOR.email);
  });

  it('replaces content and visitors only when that is confirmed, and never beside a server', async () => {
    const other = await otherMachine(TEMPLATE);
    await restoreBackup(other.database, file, { confirm: agree, ...other });
    await sql`update account set name = 'Ola'`.execute(other.database.kysely);
    const before = await contentOf(other.database);
    const asked: unknown[] = [];
    const restoreAgain = (answer: boolean) =>
      restoreBackup(other.database, file, {
        ...other,
        confirm: async (losses) => {
          asked.push(losses);
          return answer;
        },
      });
    const imagePath = async () => {
      const { rows } = await sql<{
        sha256: string;
      }>`select sha256 from media where id = 5101`.execute(database.kysely);
      const sha256 = rows[0]?.sha256 ?? '';
      return join(sha256.slice(0, 2), sha256);
    };
    const nameOf = async () =>
      (await sql<{ name: string }>`select name from account`.execute(other.database.kysely)).rows;
    expect(await restoreAgain(false)).toBeUndefined();
    expect(asked).toMatchObject([{ pack: 'api', accounts: 1, visitors: 1 }]);
    expect(await nameOf()).toEqual([{ name: 'Ola' }]);
    const image = join(other.folder, 'media', await imagePath());
    await flipByte(image, 1_000);
    expect(await restoreAgain(true)).toMatchObject({ format: 1 });
    expect(await readFile(image)).toEqual(await readFile(join(folder, 'media', await imagePath())));
    expect(await nameOf()).toEqual([{ name: 'Kari Nordmann' }]);
    expect(await contentOf(other.database)).toBe(before);
    await openApp(other.database, other);
    await expect(restoreAgain(true)).rejects.toThrow(/A server uses this database: stop it/);
  });

  it('leaves the tables of another program, and those of a newer version', async () => {
    const other = await otherMachine();
    await sql`create table account (id text)`.execute(other.database.kysely);
    await sql`insert into account values ('kept')`.execute(other.database.kysely);
    const restoring = () => restoreBackup(other.database, file, { confirm: agree });
    await expect(restoring()).rejects.toThrow(/relation "account" already exists/);
    const { rows } = await sql`select id from account`.execute(other.database.kysely);
    expect([rows, await tablesOf(other.database)]).toEqual([[{ id: 'kept' }], 1]);
    await sql`create table schema_migration (name text)`.execute(other.database.kysely);
    await sql`insert into schema_migration values ('9999-future')`.execute(other.database.kysely);
    await expect(restoring()).rejects.toThrow(/made by a newer version of Varde \(9999-future\)/);
  });

  it('that is killed leaves no file with its name', async () => {
    const target = await folderForTest();
    const { child } = await startChild('backup-child.ts', [join(target, 'killed.tar')]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readdir(target)).toEqual([expect.stringMatching(/^killed\.tar\..+\.part$/)]);
  });

  it('that fails leaves nothing', async () => {
    const target = await folderForTest();
    const readPagesFails = () => Promise.reject(new Error('no pages'));
    await expect(backUp(join(target, 'a.tar'), { readPages: readPagesFails })).rejects.toThrow(
      'no pages',
    );
    const failing = writeBackupFile(join(target, 'b.tar'), async (writer) => {
      await writer.add('manifest.json', Buffer.from('{}'));
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await readdir(target)).toEqual([]);
  });
});

type Entries = ReadonlyMap<string, number>;

/** Offsets of the headers of a tar archive's entries. */
async function entriesOf(path: string): Promise<Entries> {
  const bytes = await readFile(path);
  const entries = new Map<string, number>();
  for (let at = 0; bytes[at] !== 0;) {
    entries.set(bytes.toString('utf8', at, bytes.indexOf(0, at)), at);
    const size = Number.parseInt(bytes.toString('utf8', at + 124, at + 135), 8);
    at += 512 * (1 + Math.ceil(size / 512));
  }
  return entries;
}

async function flipByte(path: string, at: number): Promise<void> {
  const handle = await openFile(path, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at);
  await handle.close();
}
