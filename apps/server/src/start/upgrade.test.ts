import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '#db/database.ts';
import { openMediaStore } from '#media/storage/media.store.ts';
import { DERIVED_VERSION } from '#packs/pack-rows.ts';
import { importPack } from '#packs/packs.service.ts';
import { API_KEY, openApp, type TestApp } from '#test/app.ts';
import { openBrowser } from '#test/browser.ts';
import { createDatabase, describeWithDatabase, withHost } from '#test/database.ts';
import { derivedRows } from '#test/derived-rows.ts';
import { folderForAll } from '#test/folder.ts';
import { CHILD_ENV } from '#test/settings.ts';
import { signIn } from '#test/signed-in.ts';
import { logIn, ORIGIN } from '#test/sign-up.ts';
import {
  EARLIER_PACK,
  EARLIER_VERSIONS,
  type EarlierVersion,
  restoreDump,
  storeEarlierMedia,
  VISITOR,
  WITH_ACCOUNTS,
} from '#test/upgrade/earlier-versions.ts';

/** Of this version. */
async function migrationNames(): Promise<string[]> {
  const files = await readdir(new URL('../db/migrations/', import.meta.url));
  return files.map((file) => file.replace('.sql', '')).sort();
}

async function appliedMigrations({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom('schema_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Runs the step of the start that prepares the database. @returns what it printed */
async function prepare(env: Record<string, string>): Promise<string> {
  const file = join(import.meta.dirname, 'prepare-content.ts');
  const child = spawn(process.execPath, [file], { env: { ...CHILD_ENV, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (printed += String(part)));
  const [code] = (await once(child, 'close')) as [number | null];
  expect({ code, printed }).toMatchObject({ code: 0 });
  return printed;
}

interface Upgraded {
  readonly database: Database;
  readonly server: TestApp;
  readonly printed: string;
}

/** A server of this version on the database and media of an earlier one. */
async function upgrade(
  version: EarlierVersion,
  dataFolder: string,
  endings: (() => Promise<void>)[],
): Promise<Upgraded> {
  const { url, drop } = await createDatabase();
  endings.unshift(drop);
  await restoreDump(url, version);
  await storeEarlierMedia(dataFolder);
  const printed = await prepare({ DATABASE_URL: withHost(url), VARDE_DATA: dataFolder });
  const database = await openDatabase({ dataFolder: '', databaseUrl: url });
  endings.unshift(() => database.close());
  const server = await openApp(database, { mediaStore: await openMediaStore(dataFolder) });
  endings.unshift(server.close);
  return { database, server, printed };
}

describeWithDatabase('after an upgrade from version', (open) => {
  const folder = folderForAll();
  const endings: (() => Promise<void>)[] = [];
  const upgraded = new Map<EarlierVersion, Upgraded>();
  const of = (version: EarlierVersion): Upgraded => upgraded.get(version) as Upgraded;
  beforeAll(async () => {
    const upgradeOne = async (version: EarlierVersion): Promise<void> =>
      void upgraded.set(version, await upgrade(version, join(folder, version), endings));
    await Promise.all(EARLIER_VERSIONS.map(upgradeOne));
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });

  it.each(EARLIER_VERSIONS)('%s, all migrations are applied over the rows', async (version) => {
    const { database, printed } = of(version);
    const all = await migrationNames();
    const missing = all.filter((name) => name.slice(0, 4) > version).length;
    expect(printed).toContain(`Preparing the database, step ${missing} of ${missing}`);
    expect(await appliedMigrations(database)).toEqual(all);
  });

  it('of any kind, derived content is what an import of the exported pack writes', async () => {
    const imported = await open();
    const store = await openMediaStore(join(folder, 'imported'));
    const { status, issues } = await importPack(imported, store, EARLIER_PACK);
    const errors = issues.filter(({ severity }) => severity === 'error');
    expect({ status, errors }).toEqual({ status: 'imported', errors: [] });
    const rows = await derivedRows(imported);
    for (const { database, printed } of upgraded.values()) {
      expect(printed).toContain('Updating the content to this version');
      const { pack } = await derivedRows(database);
      expect(pack).toMatchObject([{ row: { derived_version: DERIVED_VERSION } }]);
      expect(await derivedRows(database)).toEqual(rows);
    }
  });

  it.each(EARLIER_VERSIONS)('%s, documents, lists and codes are served', async (version) => {
    const { server } = of(version);
    const article = await server.read('getDocument', 'documents/101');
    expect(article).toMatchObject({ id: 101, title: { no: 'Dampkrana på kaia' } });
    const { items } = await server.read('listDocuments', 'documents/?location=60.397,5.324');
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set([101, 102, 301, 401]));
    const code = await server.read('getCode', 'qr-codes/1001/code');
    expect(code).toMatchObject({ document_id: 101 });
    await server.read('getMuseumObject', 'museum-objects/3D9F1C52-0A6E-4B7D-8C21-54E0F7A96B13');
  });

  it.each(EARLIER_VERSIONS)('%s, a search finds other forms of a word', async (version) => {
    const { items } = await of(version).server.read(
      'listDocuments',
      'documents/?search=dampkranen',
    );
    expect(items.map(({ id }) => id)).toContain(101);
  });

  it.each(EARLIER_VERSIONS)('%s, media are served from the stored originals', async (version) => {
    const { server } = of(version);
    const { identifier } = await server.read('getMedia', 'media/5101');
    const original = await server.get(`/media/file/${identifier}`);
    expect(original.rawPayload).toEqual(await readFile(join(EARLIER_PACK, 'media/kran.png')));
    const drawing = await server.read('getMedia', 'media/5102');
    const image = await server.get(`/media/image/${drawing.identifier}?dimension=334x334`);
    expect(image.statusCode).toBe(200);
    expect(image.headers['content-type']).toMatch(/^image\/(?:avif|jpeg|webp)$/);
  });

  it('0004, settings and progress of a visitor of another service are there', async () => {
    const visitor = await signIn({ ...of('0004').server, ...of('0004') }, VISITOR.externalId);
    expect((await visitor.get('user-settings/current')).json()).toEqual({
      settings: { favourites: [101, 301], language: 'no', contrast: 'high' },
    });
    const progress = await visitor.get('quiz-response?document_id=401');
    expect(progress.json()).toMatchObject({ quiz_data: { isSolved: true, points: 18 } });
  });

  it.each(WITH_ACCOUNTS)('%s, a visitor signs in and finds what was stored', async (version) => {
    const { app } = of(version).server;
    const { access_token: token } = await logIn(openBrowser(app, ORIGIN), VISITOR.email);
    const read = async (path: string): Promise<unknown> => {
      const headers = { 'api-key': API_KEY, authorization: `Bearer ${token}` };
      return (await app.inject({ url: `/api/v3/${path}`, headers })).json();
    };
    expect(await read('user-settings/current')).toMatchObject({
      settings: { favourites: [301, 101], language: 'no', contrast: 'high' },
    });
    expect(await read('quiz-responses')).toEqual({ items: [{ document_id: 401 }] });
    const types = ['started', 'reached', 'hinted', 'answered', 'solved'];
    expect(await read('quiz-response?document_id=401')).toMatchObject({
      quiz_data: { isSolved: false, events: types.map((type) => ({ type, run: 1 })) },
    });
  });

  it('0011, counted visits are there', async () => {
    const counts = await of('0011')
      .database.kysely.selectFrom('visit_count')
      .select(['ref', 'visits', 'seconds'])
      .where('subject', '=', 'document')
      .execute();
    expect(counts).toEqual([{ ref: '101', visits: 1, seconds: 12 }]);
  });
});
