/** What signals do to a process that may have started the embedded database: it is never left running alone. */
import { leaveAll } from '#db/embedded/attach.ts';
import { fail } from './start-messages.ts';

/** A closed terminal sends SIGHUP. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Accepted requests may take this long to end after the first signal. */
const STOP_WITHIN_MS = 10_000;
/** A signal to a whole process group comes twice: by itself, and from the parent, which forwards it. */
const STOP_AGAIN_AFTER_MS = 1_000;

/**
 * Ends the process on a signal at once, except for an embedded database that no other process uses:
 * that is stopped first. What was being written is rolled back.
 * @param cleanUp runs last
 * @returns `end` does what a signal does; `release` ends the watch for signals
 */
export function endOnSignal(cleanUp?: () => void): {
  readonly end: () => void;
  readonly release: () => void;
} {
  const end = endOnce(cleanUp);
  for (const signal of SIGNALS) process.on(signal, end);
  return {
    end,
    release: () => SIGNALS.forEach((signal) => process.off(signal, end)),
  };
}

/**
 * Stops a serving process on the first signal. When that takes too long, or a second signal comes a
 * second later or more, it ends as `endOnSignal` does.
 * @param cleanUp runs last where the process ends without waiting for `stop`
 */
export function stopOnSignal(stop: () => Promise<void>, cleanUp?: () => void): void {
  let stoppingSince: number | undefined;
  const end = endOnce(cleanUp);
  const onSignal = (): void => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      setTimeout(end, STOP_WITHIN_MS).unref();
      stop().catch(fail);
    } else if (performance.now() - stoppingSince > STOP_AGAIN_AFTER_MS) end();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

function endOnce(cleanUp: () => void = () => {}): () => void {
  let isEnding = false;
  return () => {
    if (isEnding) return;
    isEnding = true;
    void leaveAll().finally(() => {
      cleanUp();
      process.exit(1);
    });
  };
}
