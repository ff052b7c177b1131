import { join } from 'node:path';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import type { PackFolder } from './pack-files.ts';

/** Returns the cached result for an unchanged file, or computes it. */
export type Unchanged = <T>(path: string, what: string, find: () => Promise<T>) => Promise<T>;

export const findUncached: Unchanged = (_path, _what, find) => find();

/** State while a pack is read. */
export interface PackReading {
  readonly folder: PackFolder;
  readonly log: IssueLog;
  readonly unchanged: Unchanged;
}

/**
 * Result and issues of a file, read again only when it has changed.
 * @param read depends on the file alone
 */
export async function readOnce<T>(
  { folder, log, unchanged }: PackReading,
  file: string,
  read: (log: IssueLog) => Promise<T>,
): Promise<T> {
  const { said, told } = await unchanged(join(folder.path, file), 'text', async () => {
    const own = createIssueLog();
    return { said: await read(own), told: own };
  });
  log.take(told);
  return said;
}
