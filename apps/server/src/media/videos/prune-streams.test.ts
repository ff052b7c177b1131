import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Media } from '@varde/contract/media';
import { apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { videoFiles } from '#test/video-pack.ts';
import { pruneMedia } from '#media/storage/prune-media.ts';
import { STREAM_VERSION } from './stream-files.ts';
import { claimVideo } from './videos.repository.ts';

const DELETED_DIGEST = 'ab'.repeat(32);

describeWithDatabase('pruneStreams', (open) => {
  const server = apiPackForAll(open, () => ({ files: videoFiles() }));
  let used: string;
  const root = (): string => join(dirname(server.mediaStore.folder), 'streams');
  beforeEach(async () => {
    await rm(root(), { recursive: true, force: true });
    await sql`delete from film_stream`.execute(server.database.kysely);
    const { identifier } = (await server.get('/api/v3/media/5301')).json<Media>();
    const { rows } = await sql<{ sha256: string }>`
      select sha256 from media where identifier = ${identifier}`.execute(server.database.kysely);
    used = rows[0]?.sha256 ?? '';
    for (const [version, sha256] of [
      [STREAM_VERSION, used],
      [STREAM_VERSION, DELETED_DIGEST],
      [0, used],
    ] as const) {
      const folder = join(root(), String(version), sha256, '360p');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, '00000.m4s'), Buffer.alloc(500_000));
    }
    for (const sha256 of [used, DELETED_DIGEST])
      await sql`insert into film_stream (sha256, version, made_at) values (${sha256}, ${STREAM_VERSION}, now())`.execute(
        server.database.kysely,
      );
  });

  const known = async () =>
    (
      await sql<{ sha256: string }>`select sha256 from film_stream order by sha256`.execute(
        server.database.kysely,
      )
    ).rows.map(({ sha256 }) => sha256);
  const prune = (isDryRun: boolean) => pruneMedia(server.database, server.mediaStore, isDryRun);

  it('a dry run counts unused streams without removing them', async () => {
    expect(await prune(true)).toEqual({ files: 2, bytes: 1_000_000 });
    expect(await known()).toContain(DELETED_DIGEST);
    expect(await readdir(join(root(), String(STREAM_VERSION)))).toHaveLength(2);
  });

  it('unused streams are removed with their database rows; the others stay', async () => {
    expect(await prune(false)).toEqual({ files: 2, bytes: 1_000_000 });
    expect(await readdir(join(root(), String(STREAM_VERSION)))).toEqual([used]);
    expect(await readdir(join(root(), '0'))).toEqual([]);
    expect(await known()).toEqual([used]);
    expect(await prune(false)).toEqual({ files: 0, bytes: 0 });
  });

  it('unused streams stay while a server encodes them', async () => {
    await sql`delete from film_stream where sha256 = ${DELETED_DIGEST}`.execute(
      server.database.kysely,
    );
    const claimed = await claimVideo(server.database, STREAM_VERSION);
    await sql`update film_stream set sha256 = ${DELETED_DIGEST} where sha256 = ${claimed?.sha256 ?? ''}`.execute(
      server.database.kysely,
    );
    await prune(false);
    expect(await known()).toContain(DELETED_DIGEST);
  });
});
