import { join } from 'node:path';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import type { PackFolder } from './pack-files.ts';

/** Gives what was found out about a file before, if it is still the same file, else finds it out. */
export type Unchanged = <T>(path: string, what: string, find: () => Promise<T>) => Promise<T>;

export const findUncached: Unchanged = (_path, _what, find) => find();

/** A pack while it is read. */
export interface PackReading {
  readonly folder: PackFolder;
  readonly log: IssueLog;
  readonly unchanged: Unchanged;
}

/**
 * What a file says, with all that is wrong with it, read only when it has changed.
 * @param read hangs on nothing but the file
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
