/** Start and end of a process: messages, exit codes and signals. */
import { type Message, MessageError, msg, translate, type Translate } from '@varde/domain/message';
import { isDatabaseUnavailable } from '#db/database-errors.ts';
import { leaveAll } from '#db/embedded/attach.ts';
import { fullDiskMessage, isFullDisk } from '#full-disk.ts';
import { writeGathered } from '#http/logging.ts';

/** A closed terminal sends SIGHUP. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Time limit of accepted requests after the first signal. */
const STOP_WITHIN_MS = 10_000;
/** A signal to a process group arrives twice: directly, and forwarded by the parent. */
const STOP_AGAIN_AFTER_MS = 1_000;

/**
 * Ends the process at once on a signal: stops an embedded database that no other process uses, open
 * transactions are rolled back. @param cleanUp runs last
 * @returns `end` does what a signal does; `release` removes the signal handlers
 */
export function endOnSignal(cleanUp?: () => void): {
  readonly end: () => void;
  readonly release: () => void;
} {
  const end = endOnce(cleanUp);
  for (const signal of SIGNALS) process.on(signal, end);
  return { end, release: () => SIGNALS.forEach((signal) => process.off(signal, end)) };
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

let inWords: Translate = translate;

/** How this process prints messages from now on; logs stay in English. */
export function printIn(translate: Translate): void {
  inWords = translate;
}

export const printed: Translate = (message) => inWords(message);

export function print(message: Message): void {
  writeGathered();
  console.log(printed(message));
}

/** The start is not possible; the message is written for the operator. */
export class StartProblem extends MessageError {}

/** A child process failed and has printed the reason. */
export class ReportedProblem extends Error {}

/** Prints why a start failed and sets exit code 1. */
export function fail(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof ReportedProblem) return;
  if (isFullDisk(error)) return console.error(printed(fullDiskMessage(msg`The disk`)));
  if (error instanceof MessageError) return console.error(printed(error.text));
  const hasReadableMessage = isDatabaseUnavailable(error) && error instanceof Error;
  console.error(hasReadableMessage ? error.message : error);
}
