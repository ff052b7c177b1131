import { leaveAll } from '#db/embedded/attach.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the process on a signal at once, but for an embedded database that nobody else uses: that is
 * stopped first. What was being written is rolled back.
 * @param cleanUp runs last
 * @returns `end` does what a signal does; `release` ends the watch for signals
 */
export function endOnSignal(cleanUp: () => void = () => {}): {
  readonly end: () => void;
  readonly release: () => void;
} {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    void leaveAll().finally(() => {
      cleanUp();
      process.exit(1);
    });
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return {
    end,
    release: () => SIGNALS.forEach((signal) => process.off(signal, end)),
  };
}
