/** Reads a pack folder. What refers to what, and whether the media can be shown, is for `checkPack`. */
import { sortIssues, type PackIssue } from './pack-issue.ts';
import type { Pack } from './pack.ts';
import { readFolder } from './parts/read-folder.ts';

export interface ReadResult {
  /** What could be read; whole only when no fault is an error. */
  readonly pack: Pack;
  readonly issues: readonly PackIssue[];
}

/** Never throws on bad content: every fault of every file is in `faults`. */
export async function readPack(folder: string): Promise<ReadResult> {
  const { pack, log } = await readFolder(folder);
  return { pack, issues: sortIssues(log.issues) };
}
