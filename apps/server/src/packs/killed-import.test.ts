import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { env } from 'node:process';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#db/database.ts';
import { openMediaStore, type MediaStore } from '#media/storage/media.store.ts';
import { changePack } from '#test/api-pack.ts';
import { contentOf } from '#test/content-digest.ts';
import { writeFixturePack } from '#test/demo-content.ts';
import { createDatabase, TEMPLATE } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { importPack } from './packs.service.ts';

/** More rounds for a long run: `VARDE_KILL_ROUNDS=20`. */
const ROUNDS = Number(env['VARDE_KILL_ROUNDS'] ?? 3);
/** Enough articles for a transaction that takes long enough to be hit. */
const EXTRA_ARTICLES = 200;
const CHILD = new URL('../../test/import-child.ts', import.meta.url).pathname;

interface Kill {
  readonly after: 'started' | 'stored';
  readonly ms: number;
}

/** Where an import writes. */
interface Target {
  readonly dataFolder: string;
  readonly url: string;
}

const startImport = ({ dataFolder, url }: Target, pack: string) =>
  spawn(process.execPath, [CHILD, dataFolder, pack, url], { stdio: ['ignore', 'pipe', 'inherit'] });

/** Kills an import that has written all rows and waits for the last statement before its commit. */
async function killBeforeCommit(database: Database, target: Target, pack: string): Promise<void> {
  await database.kysely.transaction().execute(async (handle) => {
    // It is read at the start of an import, and written at the end.
    await sql`lock table pack in exclusive mode`.execute(handle);
    const child = startImport(target, pack);
    child.stdout.resume();
    const waiting = sql`select from pg_locks where relation = 'pack'::regclass and not granted`;
    await expect.poll(async () => (await waiting.execute(handle)).rows.length).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
}

/**
 * Starts an import and kills it that many milliseconds after the moment; undefined lets it end.
 * Returns its duration after the media were stored.
 */
async function runImport(target: Target, pack: string, kill?: Kill): Promise<number> {
  const child = startImport(target, pack);
  const ended = once(child, 'exit');
  const stored = /^Rendering images (\d+)\/\1$/;
  const moment = kill?.after === 'started' ? /./ : stored;
  let storedAt = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (stored.test(line)) storedAt = performance.now();
    if (!kill || !moment.test(line)) continue;
    await setTimeout(kill.ms);
    child.kill('SIGKILL');
    break;
  }
  child.stdout.resume();
  await ended;
  return performance.now() - storedAt;
}

function article(id: number): [string, string] {
  return [
    `articles/${id}.md`,
    `---\nid: ${id}\nowner: bryggen\nlocation: 60.3, 5.3\nthemes: [middelalder]\n---\n\n# no: Artikkel ${id}\n\nIngress.\n\n${'Tekst om en stavkirke ved fjorden. '.repeat(30)}\n`,
  ];
}

describe('a killed import', () => {
  const folder = folderForAll();
  const pack = (name: 'old' | 'new') => join(folder, name);

  const content = () => contentOf(database);

  let target: Target;
  let mediaStore: MediaStore;
  let drop: () => Promise<void>;
  let database: Database;
  let took: number;
  let before: string;
  let after: string;

  beforeAll(async () => {
    await writeFixturePack(pack('old'));
    await cp(pack('old'), pack('new'), { recursive: true });
    await changePack(pack('new'), {
      ...Object.fromEntries(
        Array.from({ length: EXTRA_ARTICLES }, (_, at) => article(10_000 + at)),
      ),
      'memories/9001.yaml': null,
    });
    const postgres = await createDatabase(TEMPLATE);
    drop = postgres.drop;
    mediaStore = await openMediaStore(join(folder, 'data'));
    target = { dataFolder: join(folder, 'data'), url: postgres.url };
    database = await openDatabase({ dataFolder: '', databaseUrl: target.url });
    took = await runImport(target, pack('new'));
    after = await content();
    await importHere('old');
    before = await content();
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  /** In this process, which takes half as long. */
  async function importHere(name: 'old' | 'new'): Promise<void> {
    const { status } = await importPack(database, mediaStore, pack(name));
    // Unchanged where the commit of a killed one was still on its way.
    expect(status).toMatch(/imported|unchanged/);
  }

  async function restoreOld(): Promise<void> {
    if ((await content()) !== before) await importHere('old');
  }

  it('leaves the old content when its transaction has not been committed', async () => {
    expect(before).not.toBe(after);
    await restoreOld();
    await killBeforeCommit(database, target, pack('new'));
    expect(await content()).toBe(before);
  });

  it('leaves the old content or the new one, complete, at any moment', async () => {
    await restoreOld();
    for (let round = 0; round < ROUNDS; round += 1) {
      const kill: Kill = {
        after: round % 4 === 0 ? 'started' : 'stored',
        ms: Math.round((took * (round + 0.5)) / ROUNDS),
      };
      await runImport(target, pack('new'), kill);
      const found = await content();
      expect({ kill, found: [before, after].includes(found) }).toEqual({ kill, found: true });
      await restoreOld();
    }
    await importHere('new');
    expect(await content()).toBe(after);
  }, 300_000);
});
