/**
 * Signal handling of processes that may have started the embedded database: it never outlives them
 * unused.
 */
import { leaveAll } from '#db/embedded/attach.ts';
import { fail } from './start-messages.ts';

/** A closed terminal sends SIGHUP. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Time limit of accepted requests after the first signal. */
const STOP_WITHIN_MS = 10_000;
/** A signal to a process group arrives twice: directly, and forwarded by the parent. */
const STOP_AGAIN_AFTER_MS = 1_000;

/**
 * Ends the process at once on a signal. An embedded database that no other process uses is stopped
 * first; open transactions are rolled back.
 * @param cleanUp runs last
 * @returns `end` does what a signal does; `release` removes the signal handlers
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
 * Stops a serving process on the first signal. After `STOP_WITHIN_MS`, or on a second signal at
 * least a second later, it ends as `endOnSignal` does.
 * @param cleanUp runs last when the process ends without waiting for `stop`
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
