import { ConfigError } from '#config/config.ts';
import { fullDiskMessage, isFullDisk } from '#full-disk.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { DatabaseProblem } from '#db/database-problem.ts';
import { StorageProblem } from '#media/storage/s3-files.ts';
import { PortProblem } from '#http/port.ts';

export const print = (message: string): void => console.log(message);

/** The start is not possible; the message is written for the operator. */
export class StartProblem extends Error {}

/** A child process failed and has printed the reason. */
export class ReportedProblem extends Error {}

/** Prints why a start failed and sets exit code 1. */
export function fail(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof ReportedProblem) return;
  if (isFullDisk(error)) return console.error(fullDiskMessage('The disk'));
  const isExpected = [ConfigError, DatabaseProblem, PortProblem, StartProblem, StorageProblem].some(
    (kind) => error instanceof kind,
  );
  const hasReadableMessage = isExpected || isDatabaseUnavailable(error);
  console.error(hasReadableMessage && error instanceof Error ? error.message : error);
}
