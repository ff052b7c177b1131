import type { Context } from '#context.ts';
import { findAllDigests } from '../media.repository.ts';
import type { MediaStore } from './media.store.ts';
import { pruneFiles, type Amount, filesBelow } from './unused-files.ts';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { STREAM_VERSION } from '#media/videos/stream-files.ts';
import { findStreamDigests, deleteUnusedStreams } from '#media/videos/videos.repository.ts';

/**
 * Removes unreferenced originals, their derived images and streams; an import may run meanwhile.
 * @param isDryRun only counts what would be removed
 */
export async function pruneMedia(
  database: Context['database'],
  store: MediaStore,
  isDryRun: boolean,
): Promise<Amount> {
  // First, because posters become unused with their streams.
  const streams = await pruneStreams({ database, mediaStore: store }, isDryRun);
  const files = await pruneFiles(store, {
    isDryRun,
    findReferenced: () => findAllDigests(database),
  });
  return { files: streams.files + files.files, bytes: streams.bytes + files.bytes };
}

interface StreamFolder {
  readonly path: string;
  readonly version: string;
  readonly sha256: string;
}

/** Removes streams whose video is gone from the content, or whose ladder has changed. */
async function pruneStreams(
  { database, mediaStore }: Pick<Context, 'database' | 'mediaStore'>,
  isDryRun: boolean,
): Promise<Amount> {
  // Listed before the database is queried: streams that a server encodes meanwhile are not listed.
  const folders = await listStreams(join(dirname(mediaStore.folder), 'streams'));
  // A video that is imported again later must be encoded again, not be reported as available.
  if (!isDryRun) await deleteUnusedStreams(database);
  const known = new Set(await findStreamDigests(database));
  const unused = folders.filter(
    ({ version, sha256 }) => version !== String(STREAM_VERSION) || !known.has(sha256),
  );
  const removed = { files: 0, bytes: 0 };
  for (const { path } of unused) {
    for (const file of await filesBelow(path)) {
      removed.files += 1;
      removed.bytes += (await stat(file)).size;
    }
    if (!isDryRun) await rm(path, { recursive: true, force: true });
  }
  return removed;
}

async function listStreams(root: string): Promise<StreamFolder[]> {
  const folders: StreamFolder[] = [];
  for (const version of await readdir(root).catch(() => []))
    for (const sha256 of await readdir(join(root, version)))
      folders.push({ path: join(root, version, sha256), version, sha256 });
  return folders;
}
