/**
 * The events of a visitor's run of a rebus, as stored on the device and sent as `quiz_data`
 * (specification §3.7). A visitor's position is only ever recorded as "within reach of post N".
 */

export const RUN_LOG_VERSION = 1;

export type RunEventType =
  'started' | 'reached' | 'scanned' | 'answered' | 'hinted' | 'solved' | 'finished' | 'restarted';

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

/**
 * Sorts by time, then by id: the same order on every device. Returns the argument if it is sorted.
 */
export function inOrder(events: readonly RunEvent[]): readonly RunEvent[] {
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
