import { useCallback, useSyncExternalStore } from 'react';
import { currentRun } from '@varde/domain/rebus/run-log';
import { onAnyRunWritten, readRun, storedRuns } from '#platform/run-storage.ts';

/** Ids of the rebuses that have been begun on this device and not been taken back, the last that was played first. Live. */
export function useBegunRuns(): readonly number[] {
  const subscribe = useCallback((listener: () => void) => onAnyRunWritten(listener), []);
  const text = useSyncExternalStore(subscribe, begunRuns, () => '');
  return text === '' ? [] : text.split(',').map(Number);
}

/** As text, so that the same runs are the same value. */
function begunRuns(): string {
  return storedRuns()
    .flatMap((id) => {
      const at = lastPlayed(id);
      return at === undefined ? [] : [{ id, at }];
    })
    .sort((a, b) => b.at - a.at || a.id - b.id)
    .map(({ id }) => id)
    .join(',');
}

/** `undefined` where the latest run has not been begun. */
function lastPlayed(id: number): number | undefined {
  const { events } = readRun(id);
  const run = currentRun(events);
  return events.findLast((event) => event.run === run && event.type !== 'restarted')?.at;
}
