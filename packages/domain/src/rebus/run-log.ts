/**
 * The events of a visitor's run of a rebus, as stored on the device and sent as `quiz_data`
 * (specification §3.7). A visitor's position is only ever recorded as "within reach of post N".
 */

export const RUN_LOG_VERSION = 1;

export type RunEventType =
  'started' | 'reached' | 'scanned' | 'answered' | 'hinted' | 'solved' | 'finished' | 'restarted';

/** Keys and types that a later version wrote are kept as they came. */
export interface RunEvent {
  /** The same event on two devices has the same id. */
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the device. */
  readonly at: number;
  /** Starting over begins the next run, from 1. */
  readonly run: number;
  /** A `RunEventType`; others come from a later version and mean nothing yet. */
  readonly type: string;
  readonly post?: number;
  /** `answered`: the salted hash of it. */
  readonly answer?: string;
  /** `answered`: it was, whatever the museum changes later. */
  readonly isRight?: boolean;
  /** `scanned`: the salted hash of the code. */
  readonly code?: string;
  /** `scanned`: whether it shows the code on the spot, or stands for all but the sequence. */
  readonly opens?: string;
  /** `hinted`: its place in the ladder, from 0. */
  readonly hint?: number;
  readonly [key: string]: unknown;
}

export interface RunLog {
  readonly version: number;
  /** Finished once, in this run or an earlier one. */
  readonly isSolved: boolean;
  /** In the order in which they happened. */
  readonly events: readonly RunEvent[];
  readonly [key: string]: unknown;
}

export const EMPTY_LOG: RunLog = { version: RUN_LOG_VERSION, isSolved: false, events: [] };

/** The same order on every device: by time, then by id. Nothing is moved where they lie in order already. */
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

/** Which run is being played: 1 for a log without events. */
export function currentRun(events: readonly RunEvent[]): number {
  let latest = 1;
  for (const { run } of events) if (run > latest) latest = run;
  return latest;
}
