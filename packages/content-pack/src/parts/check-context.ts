/** Arguments shared by all checks. */
import type { Pack } from '../pack.ts';
import type { IssueLog, Report } from './issue-log.ts';
import type { PackIndex } from './pack-index.ts';

export interface CheckContext {
  readonly pack: Pack;
  readonly index: PackIndex;
  readonly log: IssueLog;
}

/** Reports an issue at a value that was read, or at its key or item. */
export function reportAt(
  log: IssueLog,
  value: object,
  key: string | number | undefined,
  report: Report,
): void {
  log.add(log.place(value, key) ?? { file: '' }, report);
}
