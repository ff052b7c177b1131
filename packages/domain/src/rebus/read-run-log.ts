import { mergeEvents } from './merge-run-logs.ts';
import { EMPTY_LOG, RUN_LOG_VERSION, type RunEvent, type RunLog } from './run-log.ts';

/**
 * Parses a stored or received log of any version. Invalid events are skipped; an invalid log is
 * read as an empty one.
 */
export function readRunLog(value: unknown): RunLog {
  if (!isRecord(value)) return EMPTY_LOG;
  const events = Array.isArray(value['events']) ? value['events'].flatMap(readEvent) : [];
  return {
    ...value,
    version: typeof value['version'] === 'number' ? value['version'] : RUN_LOG_VERSION,
    isSolved: value['isSolved'] === true,
    events: mergeEvents(events, []),
  };
}

/** An event of a version without ids and runs gets values that every device derives identically. */
function readEvent(value: unknown): RunEvent[] {
  if (!isRecord(value)) return [];
  const { type, at, post } = value;
  if (typeof type !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return [];
  if (post !== undefined && typeof post !== 'number') return [];
  const id = typeof value['id'] === 'string' ? value['id'] : `${at}:${type}:${post ?? ''}`;
  const run = Number.isSafeInteger(value['run']) ? Number(value['run']) : 1;
  return [{ ...value, type, at, id, run }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
