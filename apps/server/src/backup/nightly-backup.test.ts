import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openApiPack, type ApiServer } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { folderForTest } from '#test/folder.ts';
import { backupName, expiredBackups, isDue, startNightlyBackups } from './nightly-backup.ts';
import { checkBackup } from './restore-backup.ts';

const at = (text: string): Date => new Date(text);

describe('a nightly backup', () => {
  it.each([
    ['2026-11-26T12:00:00Z', undefined, true],
    // 03:00 in Oslo is 02:00 UTC in winter, 01:00 in summer.
    ['2026-11-26T01:59:00Z', '2026-11-25T02:00:00Z', false],
    ['2026-11-26T02:01:00Z', '2026-11-25T02:00:00Z', true],
    ['2026-07-02T00:59:00Z', '2026-07-01T01:00:00Z', false],
    ['2026-07-02T01:01:00Z', '2026-07-01T01:00:00Z', true],
    ['2026-11-26T23:00:00Z', '2026-11-26T02:01:00Z', false],
    // The server was off in the night.
    ['2026-11-27T09:00:00Z', '2026-11-26T09:00:00Z', true],
  ])('at %s after one of %s is due: %s', (now, last, due) => {
    expect(isDue(at(now), last === undefined ? undefined : at(last))).toBe(due);
  });

  it('is named by date and time of the museums', () => {
    expect(backupName(at('2026-11-26T23:30:00Z'))).toBe('varde-2026-11-27-0030.tar');
  });

  it('is kept for seven days, and the newest of a week for four weeks', () => {
    const days = Array.from({ length: 40 }, (_, nr) =>
      backupName(new Date(Date.UTC(2026, 9, 18 + nr, 2))),
    );
    const others = ['notes.txt', 'varde-2026-11-26-0300.tar.x.part', 'museum.tar'];
    const expired = new Set(expiredBackups([...days, ...others]));
    // 2026-11-26 is a Thursday.
    expect(days.filter((name) => !expired.has(name)).map((name) => name.slice(6, 16))).toEqual([
      '2026-11-08',
      '2026-11-15',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(others.filter((name) => expired.has(name))).toEqual([]);
  });
});

describeWithDatabase('servers with a backup folder', (open) => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await openApiPack(open);
  });
  beforeEach(() => sql`truncate backup_run`.execute(server.database.kysely));
  const ready = async () => (await server.get('/readyz')).json<{ backup: object }>().backup;

  const start = (
    folder: string,
    readPages: () => Promise<[]> = async () => [],
    database = server.database,
  ) => {
    const done: string[] = [];
    const errors: unknown[] = [];
    const backups = startNightlyBackups(
      { config: {} as never, ...server, database },
      {
        folder,
        withMedia: false,
        settings: '',
        readPages,
        onDone: ({ file }) => done.push(file),
        onError: (error) => errors.push(error),
      },
    );
    onTestFinished(() => backups.close());
    return { ...backups, done, errors };
  };

  it('make one backup a night between them, try again after a failure, and show its age', async () => {
    const folder = await folderForTest();
    const blocked = join(folder, 'file');
    await writeFile(blocked, '');
    const failing = start(blocked);
    await failing.check();
    expect(failing.errors).toMatchObject([{ code: 'EEXIST' }]);
    expect(await ready()).toEqual({ age_hours: null, has_failed: true });
    expect((await server.get('/metrics')).payload).toMatch(/^varde_backup_age_seconds \+Inf$/m);
    await failing.check();
    expect(failing.errors).toHaveLength(1);

    const target = join(folder, 'backups');
    const soon = new Date(Date.now() + 2 * 60 * 60 * 1000);
    const servers = [start(target), start(target), start(target)];
    await Promise.all(servers.map((one) => one.check(soon)));
    await Promise.all(servers.map((one) => one.check(soon)));
    expect(servers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(servers.flatMap(({ done }) => done)).toEqual([join(target, backupName(soon))]);
    expect(await readdir(target)).toEqual([backupName(soon)]);
    expect(await checkBackup(join(target, backupName(soon)))).toMatchObject({ media: null });
    await sql`update backup_run set started_at = now() - interval '30 hours' where failed is null`.execute(
      server.database.kysely,
    );
    await sql`delete from backup_run where failed is not null`.execute(server.database.kysely);
    expect(await ready()).toEqual({ age_hours: 30, has_failed: false });
    expect((await server.get('/metrics')).payload).toMatch(/^varde_backup_age_seconds 108000$/m);

    const leftover = join(target, 'varde-2026-01-01-0300.tar.0-1.part');
    await writeFile(leftover, '');
    await utimes(leftover, new Date(0), new Date(0));
    await start(target).check();
    expect(await readdir(target)).not.toContain('varde-2026-01-01-0300.tar.0-1.part');
  });

  it('make none when another has made it between the question and the lock', async () => {
    const folder = await folderForTest();
    let first: ReturnType<typeof start> | undefined;
    const second = start(folder, undefined, {
      ...server.database,
      async connectDirectly() {
        first ??= start(folder);
        await first.check();
        return server.database.connectDirectly();
      },
    });
    await second.check();
    expect([first?.done.length, second.done, second.errors]).toEqual([1, [], []]);
  });

  it('make none before there is content, which would count as one until the next night', async () => {
    const empty = await open();
    const backups = start(await folderForTest(), async () => [], empty);
    await backups.check();
    expect([backups.done, backups.errors]).toEqual([[], []]);
  });

  it('stop a backup with the server, and make it after the next start', async () => {
    const folder = await folderForTest();
    const { promise: reading, resolve: onReading } = Promise.withResolvers<void>();
    const { promise: pages, resolve: onPages } = Promise.withResolvers<[]>();
    const stopped = start(folder, () => {
      onReading();
      return pages;
    });
    await reading;
    const closed = stopped.close();
    onPages([]);
    await closed;
    expect([stopped.done, stopped.errors, await readdir(folder)]).toEqual([[], [], []]);
    expect(await ready()).toEqual({ age_hours: null, has_failed: false });
    const next = start(folder);
    await next.check();
    expect(next.done).toHaveLength(1);
  });
});
