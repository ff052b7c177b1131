/** Reads a pack folder. `checkPack` verifies references and media. */
import { sortIssues, type PackIssue } from './pack-issue.ts';
import type { Pack } from './pack.ts';
import { readFolder } from './parts/read-folder.ts';

export interface ReadResult {
  /** All valid content; complete only when no issue is an error. */
  readonly pack: Pack;
  readonly issues: readonly PackIssue[];
}

/** Never throws on invalid content: every problem of every file is in `issues`. */
export async function readPack(folder: string): Promise<ReadResult> {
  const { pack, log } = await readFolder(folder);
  return { pack, issues: sortIssues(log.issues) };
}
