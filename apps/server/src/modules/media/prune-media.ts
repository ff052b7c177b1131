import type { Context } from '#context.ts';
import { findAllDigests } from './media.repository.ts';
import type { MediaStore } from './media.store.ts';
import { pruneFiles, type Amount } from './unused-files.ts';

/**
 * Removes the originals that the content does not name any more, and what was derived from them; an import may run meanwhile.
 * @param isDryRun only tells what would be removed
 */
export async function pruneMedia(
  database: Context['database'],
  store: MediaStore,
  isDryRun: boolean,
): Promise<Amount> {
  return pruneFiles(store, { isDryRun, findNamed: () => findAllDigests(database) });
}
