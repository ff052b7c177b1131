/** What every check gets. */
import type { Pack } from '../pack.ts';
import type { FaultLog, Report } from './fault-log.ts';
import type { PackIndex } from './pack-index.ts';

export interface CheckContext {
  readonly pack: Pack;
  readonly index: PackIndex;
  readonly log: FaultLog;
}

/** Reports at a value that was read, or at its key or item. */
export function reportAt(
  log: FaultLog,
  value: object,
  key: string | number | undefined,
  report: Report,
): void {
  log.add(log.place(value, key) ?? { file: '' }, report);
}
