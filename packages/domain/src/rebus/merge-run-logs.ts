import { currentRun, inOrder, type RunEvent, type RunLog } from './run-log.ts';

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
export function mergeEvents(a: readonly RunEvent[], b: readonly RunEvent[]): readonly RunEvent[] {
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
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
