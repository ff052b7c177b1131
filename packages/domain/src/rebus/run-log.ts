/**
 * The events of a visitor's run of a rebus, as stored on the device and sent as `quiz_data`
 * (specification §3.7). A visitor's position is only ever recorded as "within reach of post N".
 */
import { isRecord } from '../is-record.ts';

const RUN_LOG_VERSION = 1;

export type RunEventType =
  | 'started'
  | 'reached'
  | 'scanned'
  | 'answered'
  | 'hinted'
  | 'solved'
  | 'finished'
  | 'restarted';

/** Unknown keys and types, written by a later version, are retained. */
export interface RunEvent {
  /** The same event has the same id on all devices. */
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the device. */
  readonly at: number;
  /** Number of the run, from 1; a restart increments it. */
  readonly run: number;
  /** A `RunEventType`; unknown types come from a later version and are ignored. */
  readonly type: string;
  readonly post?: number;
  /** `answered`: salted hash of the answer. */
  readonly answer?: string;
  /** `answered`: it was correct, whatever the museum changes later. */
  readonly isRight?: boolean;
  /** `answered`, and correct: opens the task's explanation. */
  readonly key?: string;
  /** `scanned`: salted hash of the code. */
  readonly code?: string;
  /**
   * `scanned`: `code` for the post's own code, `all` for the fallback, which opens all but the
   * sequence.
   */
  readonly opens?: string;
  /** `hinted`: index of the hint. */
  readonly hint?: number;
  readonly [key: string]: unknown;
}

export interface RunLog {
  readonly version: number;
  /** Finished in this run or an earlier one. */
  readonly isSolved: boolean;
  /** In chronological order. */
  readonly events: readonly RunEvent[];
  readonly [key: string]: unknown;
}

export const EMPTY_LOG: RunLog = { version: RUN_LOG_VERSION, isSolved: false, events: [] };

/** Sorts by time, then id: the same order on every device. Returns the argument if it is sorted. */
function inOrder(events: readonly RunEvent[]): readonly RunEvent[] {
  const isSorted = events.every((event, index) => {
    const before = events[index - 1];
    return before === undefined || compareEvents(before, event) <= 0;
  });
  return isSorted ? events : [...events].sort(compareEvents);
}

function compareEvents(a: RunEvent, b: RunEvent): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** Number of the current run; 1 for a log without events. */
export function currentRun(events: readonly RunEvent[]): number {
  let latest = 1;
  for (const { run } of events) if (run > latest) latest = run;
  return latest;
}

/**
 * Merges two devices' logs of one rebus. Commutative, associative, idempotent; solved in either log
 * is solved in the result. Only the latest run survives: a restart applies to all devices.
 */
export function mergeRunLogs(a: RunLog, b: RunLog): RunLog {
  return {
    ...mergeKeys(a, b),
    version: Math.max(a.version, b.version),
    isSolved: a.isSolved || b.isSolved,
    events: mergeEvents(a.events, b.events),
  };
}

/** Each event once, in order, of the latest run only. */
function mergeEvents(a: readonly RunEvent[], b: readonly RunEvent[]): readonly RunEvent[] {
  const byId = new Map<string, RunEvent>();
  const run = Math.max(currentRun(a), currentRun(b));
  for (const event of [...a, ...b]) {
    if (event.run < run) continue;
    const other = byId.get(event.id);
    byId.set(event.id, other ? greater(other, event) : event);
  }
  return inOrder([...byId.values()]);
}

/**
 * Unknown keys of a later version: each device's own are retained; a conflict is resolved the same
 * everywhere.
 */
function mergeKeys(a: RunLog, b: RunLog): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    merged[key] = key in a ? greater(a[key], value) : value;
  }
  return merged;
}

function greater<T>(a: T, b: T): T {
  if (a === b) return a;
  return canonical(a) >= canonical(b) ? a : b;
}

/** JSON with sorted keys, so that equal values serialise equally. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)))
      : part,
  ) ?? '';

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

interface QuizData {
  readonly isSolved?: boolean;
  readonly [key: string]: unknown;
}

/**
 * Merges a device's record of a rebus or post with the stored one (specification §4.8: two devices
 * merge without losing a solved post). Two logs of a run are merged. Any other record is replaced
 * by the received one, except that it stays solved: the device may have been offline since before.
 * Idempotent.
 */
export function mergeQuizData<T extends QuizData>(stored: QuizData | null, sent: T): T {
  // A stored log survives a received record that has none.
  if (stored && Array.isArray(stored['events']))
    return { ...sent, ...mergeRunLogs(readRunLog(stored), readRunLog(sent)) };
  return stored?.isSolved ? { ...sent, isSolved: true } : sent;
}
