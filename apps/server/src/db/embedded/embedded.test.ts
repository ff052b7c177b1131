/** The embedded PostgreSQL: start, stop, recovery, and rejected folders. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDatabaseUnavailable } from '#db/database-errors.ts';
import { startChild } from '#test/child.ts';
import { WAIT } from '#test/wait.ts';
import { openDatabase, type Database } from '../database.ts';
import { clusterFolder, logFile, stopCluster } from './cluster.ts';
import { isPostmasterOf, readPostmaster } from './postmaster.ts';

const folders: string[] = [];
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'varde-embedded-'));
  folders.push(folder);
  return folder;
}
afterAll(async () => {
  for (const folder of folders) {
    await stopCluster(clusterFolder(folder)).catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
});

const isRunning = async (dataFolder: string): Promise<boolean> => {
  const cluster = clusterFolder(dataFolder);
  const pid = readPostmaster(cluster)?.pid;
  return pid !== undefined && (await isPostmasterOf(pid, cluster));
};

/** A child process that opens the database, and closes it when its standard input ends. */
const openInChild = async (dataFolder: string): Promise<ChildProcess> =>
  (await startChild('attached-child.ts', [dataFolder])).child;

async function ending(child: ChildProcess, how: () => unknown): Promise<number | null> {
  const exit = once(child, 'exit');
  how();
  return ((await exit) as [number | null])[0];
}

describe('an embedded database', () => {
  let dataFolder: string;
  let database: Database;
  beforeAll(async () => {
    vi.stubEnv('VARDE_PREVIEW_KEY', 'a-secret-of-the-server');
    dataFolder = await makeFolder();
    database = await openDatabase({ dataFolder });
  });
  afterAll(() => database.close());

  it('ends a statement at its time limit', async () => {
    const limited = await openDatabase({ dataFolder });
    limited.limitStatements(100);
    const slow = sql`select pg_sleep(60)`.execute(limited.kysely);
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    await limited.close();
  });

  it.runIf(process.platform === 'linux')('does not get the secrets of the server', async () => {
    const { pid } = readPostmaster(clusterFolder(dataFolder)) ?? {};
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('a-secret-of-the-server');
  });

  it('is accessible only to its owner, with checksums and synchronous commits', async () => {
    expect(statSync(clusterFolder(dataFolder)).mode & 0o777).toBe(0o700);
    const names = ['data_checksums', 'fsync', 'synchronous_commit', 'listen_addresses'];
    const { rows } = await sql<{ value: string }>`
      select current_setting(name) as value from unnest(${names}::text[]) as name`.execute(
      database.kysely,
    );
    expect(rows.map(({ value }) => value)).toEqual(['on', 'on', 'on', '']);
    await expect(sql`copy note to program 'true'`.execute(database.kysely)).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('processes on one data folder', () => {
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await makeFolder();
    const database = await openDatabase({ dataFolder });
    await sql`create table note (id integer)`.execute(database.kysely);
    await database.close();
  });

  it('share one server, which the last process to leave stops', async () => {
    const first = await openDatabase({ dataFolder });
    const second = await openInChild(dataFolder);
    const { pid } = readPostmaster(clusterFolder(dataFolder)) ?? {};
    await first.close();
    expect(await isRunning(dataFolder)).toBe(true);
    const third = await openDatabase({ dataFolder });
    expect(await ending(second, () => second.stdin?.end())).toBe(0);
    expect(readPostmaster(clusterFolder(dataFolder))).toMatchObject({ pid });
    await third.close();
    expect(await isRunning(dataFolder)).toBe(false);
  });

  it('may all start at once on an empty folder', async () => {
    const empty = await makeFolder();
    const children = await Promise.all([1, 2, 3].map(() => openInChild(empty)));
    await Promise.all(children.map((child) => ending(child, () => child.stdin?.end())));
    expect(await isRunning(empty)).toBe(false);
    expect(await readdir(empty)).toEqual(['postgres']);
  });

  it('find the server of a killed process, and stop it when they leave', async () => {
    const killed = await openInChild(dataFolder);
    await ending(killed, () => killed.kill('SIGKILL'));
    expect(await isRunning(dataFolder)).toBe(true);
    // Until the database has noticed that its connection is gone, the killed process counts.
    await vi.waitFor(async () => {
      await (await openDatabase({ dataFolder })).close();
      expect(await isRunning(dataFolder)).toBe(false);
    }, WAIT);
  });

  it('stop the server when a signal ends them', async () => {
    const child = await openInChild(dataFolder);
    expect(await ending(child, () => child.kill('SIGTERM'))).toBe(1);
    expect(await isRunning(dataFolder)).toBe(false);
  });

  it('restart a killed server and find every committed row', async () => {
    const database = await openDatabase({ dataFolder });
    await sql`insert into note values (1)`.execute(database.kysely);
    const read = () => sql`select id from note`.execute(database.kysely);
    const { pid: killed = 0 } = readPostmaster(clusterFolder(dataFolder)) ?? {};
    process.kill(killed, 'SIGKILL');
    const refused: unknown[] = [];
    await vi.waitFor(async () => {
      await read().catch((error: unknown) => refused.push(error));
      expect(readPostmaster(clusterFolder(dataFolder))?.pid).not.toBe(killed);
      expect((await read()).rows).toEqual([{ id: 1 }]);
    }, WAIT);
    expect(refused.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
    await database.close();
    expect(await isRunning(dataFolder)).toBe(false);
  });

  it('ignore a postmaster.pid whose process id belongs to another process', async () => {
    const killed = await openInChild(dataFolder);
    const { pid = 0 } = readPostmaster(clusterFolder(dataFolder)) ?? {};
    const file = join(clusterFolder(dataFolder), 'postmaster.pid');
    const text = await readFile(file, 'utf8');
    await ending(killed, () => (process.kill(pid, 'SIGKILL'), killed.kill('SIGKILL')));
    await writeFile(file, text.replace(String(pid), String(process.pid)));
    const database = await openDatabase({ dataFolder });
    expect(readPostmaster(clusterFolder(dataFolder))?.pid).not.toBe(process.pid);
    await database.close();
  });

  it('find a server whose start took ten seconds', async () => {
    const child = await openInChild(dataFolder);
    const file = join(clusterFolder(dataFolder), 'postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, lines.with(2, String(Number(lines[2]) - 10)).join('\n'));
    const database = await openDatabase({ dataFolder });
    expect(await ending(child, () => child.stdin?.end())).toBe(0);
    expect(String(readPostmaster(clusterFolder(dataFolder))?.pid)).toBe(lines[0]);
    await database.close();
  });

  it('report the recovery after a killed server', async () => {
    const killed = await openInChild(dataFolder);
    const { pid = 0 } = readPostmaster(clusterFolder(dataFolder)) ?? {};
    await ending(killed, () => (process.kill(pid, 'SIGKILL'), killed.kill('SIGKILL')));
    const database = await openDatabase({ dataFolder });
    const report = vi.fn<(level: string, message: string) => void>();
    await database.followLog(report);
    const recovery = expect.stringContaining('automatic recovery in progress');
    expect(report).toHaveBeenCalledWith('info', recovery);
    await database.close();
  });

  it('report new lines of the server’s log', async () => {
    const database = await openDatabase({ dataFolder });
    const report = vi.fn<(level: string, message: string) => void>();
    await database.followLog(report);
    await vi.waitFor(async () => {
      await appendFile(logFile(clusterFolder(dataFolder)), 'WARNING:  the disk is slow\n');
      expect(report).toHaveBeenCalledWith('warn', 'the disk is slow');
    }, WAIT);
    await database.close();
  });
});

describe('the cluster', () => {
  it('is created in an existing empty folder, and again after an interrupted start', async () => {
    const dataFolder = await makeFolder();
    mkdirSync(join(dataFolder, 'postgres'));
    mkdirSync(join(dataFolder, 'postgres-new-abcdef/base'), { recursive: true });
    await (await openDatabase({ dataFolder })).close();
    expect(await readdir(join(dataFolder, 'postgres'))).toContain('PG_VERSION');
    expect(await readdir(dataFolder)).toEqual(['postgres']);
  });

  it('rejects a path with characters that a shell interprets', async () => {
    const dataFolder = join(await makeFolder(), 'the $HOME of "us"');
    await expect(openDatabase({ dataFolder })).rejects.toThrow(/Choose another folder/);
  });

  it('is reachable below a folder whose path is too long for a socket', async () => {
    const dataFolder = join(await makeFolder(), 'x'.repeat(100));
    const database = await openDatabase({ dataFolder });
    expect(await sql`select 1 as one`.execute(database.kysely)).toMatchObject({
      rows: [{ one: 1 }],
    });
    await database.close();
  });

  it.each([
    [
      'an earlier version’s database',
      'database/PG_VERSION',
      '18',
      /varde export with the earlier version/,
    ],
    [
      'another major version',
      'postgres/PG_VERSION',
      '17',
      /made by PostgreSQL 17.*brings PostgreSQL 18/,
    ],
    [
      'a folder without a database',
      'postgres/notes.txt',
      '',
      /holds no complete PostgreSQL database/,
    ],
    ['a data folder that is a file', '', '', /cannot be used: (?:EEXIST|ENOTDIR)/],
  ])(
    'rejects %s in a sentence and leaves the folder unchanged',
    async (_name, file, content, message) => {
      const dataFolder = file ? await makeFolder() : join(await makeFolder(), 'file');
      if (file) mkdirSync(join(dataFolder, file, '..'), { recursive: true });
      await writeFile(join(dataFolder, file), content);
      await expect(openDatabase({ dataFolder })).rejects.toMatchObject({
        name: 'DatabaseProblem',
        message: expect.stringMatching(message),
      });
      expect(existsSync(join(dataFolder, file))).toBe(true);
    },
  );
});
