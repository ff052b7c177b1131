import { translate } from '@varde/domain/message';
import type { AddressInfo } from 'node:net';
import { utimes } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { pruneMedia } from '#media/storage/prune-media.ts';
import { changePack, openApiPack, writeApiPack, type ApiServer } from '#test/api-pack.ts';
import { API_KEY } from '#test/app.ts';
import { contentOf } from '#test/content-digest.ts';
import { describeWithDatabase } from '#test/database.ts';
import { folderForTest } from '#test/folder.ts';
import { importPack, rollBack } from './packs.service.ts';
import { listReleases } from './releases.repository.ts';

const agree = () => true;

describeWithDatabase('kept releases', (open) => {
  let server: ApiServer;
  let pack: string;
  beforeEach(async () => {
    server = await openApiPack(open);
    pack = await folderForTest();
    await writeApiPack(pack);
  });

  const importChanged = async (changes: Parameters<typeof changePack>[1]): Promise<void> => {
    await changePack(pack, changes);
    const { status } = await importPack(server.database, server.mediaStore, pack);
    expect(status).toBe('imported');
  };
  const back = (id: number) => rollBack(server.database, server.mediaStore, id, agree);
  const statusOf301 = async () => (await server.get('/api/v3/documents/301')).statusCode;
  const ids = async () => (await listReleases(server.database)).map(({ id }) => id);

  it('a rollback of a bad import under load brings back all content and fails no request', async () => {
    const before = await contentOf(server.database);
    const files = ['presentations/301.md', 'presentations/302.md', 'rebuses/401.md'];
    await importChanged({
      'articles/105.md': '---\nid: 105\nowner: bryggen\n---\n\n# no: Ødelagt\n\nIngress.\n',
      'themes/tom.md': null,
      'site.yaml': 'name: { no: Feil navn }\n',
      ...Object.fromEntries(files.map((file) => [file, null])),
    });
    expect(await contentOf(server.database)).not.toBe(before);

    const load = await startLoad(server);
    await load.until((seen) => seen.has('Ødelagt'));
    expect(await back(1)).toMatchObject({ status: 'rolled-back' });
    await load.until((seen) => seen.has('Uten sted'));
    expect(await load.stop()).toEqual([]);

    expect(await contentOf(server.database)).toBe(before);
    await expect.poll(statusOf301).toBe(200);
    expect(await back(1)).toMatchObject({ status: 'unchanged' });
    expect(await back(2)).toMatchObject({ status: 'rolled-back' });
    await expect.poll(statusOf301).toBe(404);
    expect(await listReleases(server.database)).toMatchObject([
      { id: 4, restored_from: 2 },
      { id: 3, restored_from: 1, added: 4 },
      { id: 2, restored_from: null, removed: 4, changed: expect.any(Number) },
      { id: 1, pack_name: 'api', removed: 0 },
    ]);
  });

  it('an unconfirmed rollback changes nothing, and is told which media are gone', async () => {
    await importChanged({ 'articles/105.md': null });
    const [first, , , last] = (
      await server.database.kysely.selectFrom('media').select('sha256').orderBy('id').execute()
    ).map(({ sha256 }) => sha256);
    expect(first).not.toBe(last);
    const store = {
      ...server.mediaStore,
      touch: async (sha256: string) => sha256 !== first,
    };
    const before = await contentOf(server.database);
    const risks: string[] = [];
    const result = await rollBack(server.database, store, 1, (plan) => {
      risks.push(...plan.risks.map((risk) => translate(risk)));
      return false;
    });
    expect(result.status).toBe('declined');
    expect(risks).toEqual(['media that are not stored any more: kirke.jpg']);
    expect(await contentOf(server.database)).toBe(before);
  });

  it('the last ten are kept with their media, which prune removes afterwards', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await importChanged({
      'media/gammel.svg': svg,
      'media/gammel.svg.yaml':
        'id: 5201\nalt_text: { no: Gammel }\ncredits: [{ type: artist, name: Tegner }]\nlicense: by\n',
    });
    const { sha256 } = await server.database.kysely
      .selectFrom('media')
      .select('sha256')
      .where('id', '=', 5201)
      .executeTakeFirstOrThrow();
    await importChanged({ 'media/gammel.svg': null, 'media/gammel.svg.yaml': null });
    const prune = async () => {
      await utimes(server.mediaStore.pathOf(sha256), new Date(0), new Date(0)).catch(() => {});
      return pruneMedia(server.database, server.mediaStore, false);
    };
    expect(await prune()).toMatchObject({ files: 0 });
    expect(await back(2)).toMatchObject({ status: 'rolled-back' });
    await importChanged({ 'themes/tom.md': null });
    for (let nr = 0; nr < 7; nr += 1)
      await importChanged({
        'articles/105.md': `---\nid: 105\nowner: bryggen\n---\n\n# no: Nummer ${nr}\n\nIngress.\n`,
      });
    expect(await ids()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(await back(2)).toMatchObject({ status: 'absent' });
    const expired = sql`select from release_part where until_release <= 3`;
    expect((await expired.execute(server.database.kysely)).rows).toEqual([]);
    // Release 4, which brought back the drawing, is followed by one without it.
    expect(await prune()).toMatchObject({ files: 0 });
    await importChanged({ 'articles/105.md': null });
    await importChanged({ 'articles/107.md': null });
    expect(await prune()).toMatchObject({ files: 1 });
  });

  it('content of an earlier version of the program is kept by the next import', async () => {
    const before = await contentOf(server.database);
    await sql`truncate release, release_part`.execute(server.database.kysely);
    await importChanged({ 'articles/105.md': null });
    expect(await ids()).toEqual([2, 1]);
    await back(1);
    expect(await contentOf(server.database)).toBe(before);
  });
});

/** Requests lists and documents without pause, over HTTP, and collects what failed. */
async function startLoad({ app }: ApiServer) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const failed: string[] = [];
  let seen = new Set<string>();
  const load = { isStopped: false };
  let size = 0;
  const request = async (path: string): Promise<void> => {
    while (!load.isStopped) {
      const url = `http://127.0.0.1:${port}/api/v3/${path}`;
      // Not from the cache of responses only: each of these is a new one.
      const query = `${path.includes('?') ? '&' : '?'}page_size=${(size = 1 + (size % 90))}`;
      const response = await fetch(path.startsWith('documents/?') ? url + query : url, {
        headers: { 'api-key': API_KEY },
      }).catch(() => undefined);
      if (!response?.ok) failed.push(`${path}: ${response?.status ?? 'no response'}`);
      else {
        const { title } = (await response.json()) as { title?: { no: string } };
        if (title) seen.add(title.no);
      }
    }
  };
  const paths = ['documents/105', 'documents/101', 'documents/?location=60.397,5.324'];
  const running = Promise.all(
    [...paths, 'documents/?search=stavkirke', 'documents/105'].map(request),
  );
  onTestFinished(() => void (load.isStopped = true));
  return {
    async until(condition: (titles: ReadonlySet<string>) => boolean): Promise<void> {
      seen = new Set();
      await expect.poll(() => condition(seen)).toBe(true);
    },
    async stop(): Promise<string[]> {
      load.isStopped = true;
      await running;
      return failed;
    },
  };
}
