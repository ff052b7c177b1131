import type { Context } from '#context.ts';
import { pruneStreams } from '#media/videos/prune-streams.ts';
import { findAllDigests } from '../media.repository.ts';
import type { MediaStore } from './media.store.ts';
import { pruneFiles, type Amount } from './unused-files.ts';

/**
 * Removes originals that the content no longer references, their derived images and their streams;
 * an import may run meanwhile.
 * @param isDryRun only counts what would be removed
 */
export async function pruneMedia(
  database: Context['database'],
  store: MediaStore,
  isDryRun: boolean,
): Promise<Amount> {
  // First, because posters become unused with their streams.
  const streams = await pruneStreams({ database, mediaStore: store }, isDryRun);
  const files = await pruneFiles(store, { isDryRun, findNamed: () => findAllDigests(database) });
  return { files: streams.files + files.files, bytes: streams.bytes + files.bytes };
}
