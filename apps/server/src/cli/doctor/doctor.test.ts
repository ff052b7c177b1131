import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { recordEnd, recordStart } from '#backup/backup.repository.ts';
import { openDatabase, type Database } from '#db/database.ts';
import { copyApiPack } from '#test/api-pack.ts';
import { openApp } from '#test/app.ts';
import { createDatabase, TEMPLATE, withHost } from '#test/database.ts';
import { folderForAll, folderForTest } from '#test/folder.ts';
import { runVarde } from '#test/run-varde.ts';
import { restoreDump } from '#test/upgrade/earlier-versions.ts';
import type { Finding } from './finding.ts';

describe('varde doctor', () => {
  const folder = folderForAll();
  let database: Database;
  let url: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await createDatabase(await copyApiPack(folder)));
    database = await openDatabase({ dataFolder: '', databaseUrl: url });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  const GOOD = () => ({
    VARDE_ENV: 'production',
    VARDE_API_KEY: '0123456789abcdef',
    VARDE_PUBLIC_URL: 'https://varde.example',
    VARDE_TRUSTED_PROXIES: '127.0.0.1',
    VARDE_CONTACT: 'mailto:post@museum.example',
    VARDE_METRICS_TOKEN: '0123456789abcdef',
    VARDE_DATA: folder,
    DATABASE_URL: withHost(url),
  });

  async function run(changes: Record<string, string | undefined> = {}, args: string[] = []) {
    const printed = await runVarde(['doctor', ...args], { ...GOOD(), ...changes });
    expect(printed.err).toBe('');
    return printed;
  }

  /** The findings of a subject. */
  async function findings(
    subject: string,
    changes: Record<string, string | undefined> = {},
    args: string[] = [],
  ): Promise<Finding[]> {
    const { out } = await run(changes, ['--json', ...args]);
    return (JSON.parse(out) as Finding[]).filter((finding) => finding.subject === subject);
  }

  it.each<[string, Record<string, string>, Finding['level'], RegExp]>([
    ['environment', {}, 'ok', /production/],
    ['environment', { VARDE_ENV: 'local' }, 'wrong', /key is that of every installation/],
    ['public URL', {}, 'ok', /varde\.example/],
    ['public URL', { VARDE_PUBLIC_URL: '' }, 'wrong', /is not set/],
    ['public URL', { VARDE_PUBLIC_URL: 'http://varde.example' }, 'wrong', /not https/],
    ['keys', {}, 'ok', /nobody sees drafts/],
    ['keys', { VARDE_API_KEY: 'choose-your-own' }, 'risk', /from an example/],
    ['keys', { VARDE_PREVIEW_KEY: '0123456789abcdef' }, 'wrong', /everybody can see drafts/],
    ['proxy', {}, 'ok', /127\.0\.0\.1/],
    ['proxy', { VARDE_TRUSTED_PROXIES: '' }, 'risk', /all visitors have one address/],
    ['proxy', { VARDE_TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' }, 'risk', /10\.0\.0\.0\/8/],
    ['proxy', { VARDE_TRUSTED_PROXIES: 'fd00::/64' }, 'ok', /fd00/],
    ['network', {}, 'ok', /this machine only/],
    ['network', { HOST: '0.0.0.0' }, 'risk', /without https/],
    ['contact', {}, 'ok', /post@museum/],
    ['contact', { VARDE_CONTACT: '' }, 'risk', /names nobody/],
    ['metrics', { VARDE_METRICS_TOKEN: '' }, 'risk', /open to everybody/],
    ['sign-in', {}, 'ok', /cannot sign in/],
    [
      'sign-in',
      {
        VARDE_SIGN_IN: 'embedded',
        VARDE_SMTP_URL: 'smtp://127.0.0.1:1',
        VARDE_MAIL_FROM: 'post@museum.example',
      },
      'risk',
      /PEPPER is not set/,
    ],
    [
      'mail',
      {
        VARDE_SIGN_IN: 'embedded',
        VARDE_SMTP_URL: 'smtp://127.0.0.1:1',
        VARDE_MAIL_FROM: 'post@museum.example',
      },
      'wrong',
      /ECONNREFUSED/,
    ],
    ['mail', { VARDE_ENV: 'local', VARDE_PUBLIC_URL: '' }, 'risk', /files in var\/mail/],
    ['nightly backup', {}, 'risk', /no server makes backups/],
    [
      'database',
      { DATABASE_URL: 'postgres://varde@127.0.0.1:1/varde' },
      'wrong',
      /could not be used/,
    ],
    [
      'replica',
      { DATABASE_REPLICA_URL: 'postgres://varde@127.0.0.1:1/varde' },
      'risk',
      /cannot be read: connect ECONNREFUSED/,
    ],
    ['database', { DATABASE_URL: '', VARDE_DATA: '/nowhere' }, 'risk', /no database yet/],
    ['data folder', { VARDE_DATA: '' }, 'risk', /in the folder of the program/],
    ['content', {}, 'ok', /"api" has \d+ documents; hidden are 3 drafts, 1 withdrawn/],
    ['migrations', {}, 'ok', /up to date/],
    ['media', {}, 'ok', /are there/],
    ['media', { VARDE_DATA: join(folder, 'empty') }, 'wrong', /4 media files/],
  ])('says about the %s with %j: %s', async (subject, changes, level, text) => {
    const found = await findings(subject, changes);
    expect(found.map((one) => ({ level: one.level, text: one.text }))).toContainEqual({
      level,
      text: expect.stringMatching(text),
    });
    for (const { advice, ...one } of found) expect(advice !== undefined).toBe(one.level !== 'ok');
  });

  it('compares the content of a replica with that of the primary database', async () => {
    const other = await createDatabase(TEMPLATE);
    onTestFinished(other.drop);
    const levelOf = async (of: string) =>
      (await findings('replica', { DATABASE_REPLICA_URL: withHost(of) })).map(({ level }) => level);
    expect(await levelOf(url)).toEqual(['ok']);
    expect(await levelOf(other.url)).toEqual(['wrong']);
  });

  it('says what it found in words, with a checklist of what is done', async () => {
    const { out } = await run();
    expect(out).toMatch(/^ok {5}public URL: Visitors come to https:\/\/varde\.example\.$/m);
    expect(out).toMatch(/^risk {3}nightly backup: .*\n {7}→ Set it to a folder on another disk/m);
    expect(out).toMatch(/^\d wrong, \d+ risks?, \d+ ok\.$/m);
    expect(out).toContain('[x] https://…/metrics answers 404');
    // Nobody has looked from the outside.
    expect(out).toContain('[ ] the site answers on https');
    expect(out).toContain('[ ] there is a backup each night');
    const local = await run({ VARDE_ENV: 'local', VARDE_PUBLIC_URL: '', VARDE_SIGN_IN: 'off' });
    expect(local.out).toContain('[ ] VARDE_ENV=production');
  });

  it('lists invalid settings and ends with 1', async () => {
    const { code, out } = await run({ PORT: 'x', VARDE_API_KEY: '' });
    expect(code).toBe(1);
    expect(out).toMatch(/^WRONG {2}settings: PORT is 'x'/m);
    expect(out).toMatch(/^WRONG {2}settings: VARDE_API_KEY is missing/m);
  });

  it('knows an empty database, the demo, and one of an earlier version', async () => {
    const other = await createDatabase(TEMPLATE);
    onTestFinished(other.drop);
    const settings = { DATABASE_URL: withHost(other.url) };
    expect(await findings('content', settings)).toMatchObject([
      { level: 'wrong', text: expect.stringContaining('Nothing has been imported') },
    ]);
    const rename = (from: string, to: string) =>
      sql`update pack set name = ${to} where name = ${from}`.execute(database.kysely);
    await rename('api', 'demo');
    expect(await findings('content')).toMatchObject([{ level: 'wrong' }]);
    await rename('demo', 'api');
    const earlier = await createDatabase();
    onTestFinished(earlier.drop);
    await restoreDump(earlier.url, '0011');
    expect(await findings('migrations', { DATABASE_URL: withHost(earlier.url) })).toMatchObject([
      { level: 'risk', text: expect.stringMatching(/\d steps are missing/) },
    ]);
  });

  it('knows the age of the last backup, and why the newest failed', async () => {
    expect(await findings('backup')).toMatchObject([{ level: 'risk' }]);
    const start = (hoursAgo: number) => ({
      started_at: new Date(Date.now() - hoursAgo * 3_600_000),
      finished_at: null,
      file: '/mnt/b/varde.tar',
      is_nightly: true,
      failed: null,
    });
    const old = start(50);
    await recordStart(database, old);
    await recordEnd(database, { ...old, finished_at: old.started_at });
    const target = await folderForTest();
    expect(await findings('backup', { VARDE_BACKUP_FOLDER: target })).toMatchObject([
      { level: 'wrong', text: 'The last backup is 50 hours old: /mnt/b/varde.tar' },
    ]);
    const failed = start(1);
    await recordStart(database, failed);
    await recordEnd(database, { ...failed, finished_at: new Date(), failed: 'no space left' });
    expect(await findings('backup')).toMatchObject([
      { level: 'wrong', text: 'The last backup failed: no space left' },
    ]);
  });

  it('visits the site online', async () => {
    const app = await openApp(database);
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.app.server.address() as AddressInfo;
    const online = ['--online', `http://127.0.0.1:${port}`];
    expect(await findings('online', {}, online)).toMatchObject([{ level: 'ok' }]);
    // In place of what the settings say.
    expect(await findings('metrics', {}, online)).toMatchObject([
      { level: 'risk', text: expect.stringContaining('/metrics is open') },
    ]);
    expect(await findings('metrics', { VARDE_METRICS_TOKEN: '' }, online)).toHaveLength(1);
    const proxy = createHttpServer((_request, response) => {
      response.setHeader('age', '60').end();
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    onTestFinished(() => void proxy.close());
    const cached = ['--online', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`];
    expect(await findings('proxy', {}, cached)).toContainEqual(
      expect.objectContaining({ level: 'risk', text: expect.stringContaining('caches /sw.js') }),
    );
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const free = (closed.address() as AddressInfo).port;
    closed.close();
    await once(closed, 'close');
    expect(await findings('online', {}, ['--online', `http://127.0.0.1:${free}`])).toMatchObject([
      { level: 'wrong', text: expect.stringContaining('cannot be reached') },
    ]);
  });

  it.skipIf(process.platform === 'win32')(
    'finds a data folder that everybody may write',
    async () => {
      const open = join(folder, 'open');
      await mkdir(open);
      await chmod(open, 0o777);
      expect(await findings('data folder', { VARDE_DATA: open })).toMatchObject([
        { level: 'wrong' },
      ]);
    },
  );
});
