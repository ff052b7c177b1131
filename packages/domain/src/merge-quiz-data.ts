/**
 * Merges a device's record of a rebus or post with the stored one (specification §4.8: two devices
 * merge without losing a solved post).
 */
import { mergeRunLogs } from './rebus/merge-run-logs.ts';
import { readRunLog } from './rebus/read-run-log.ts';

interface QuizData {
  readonly isSolved?: boolean;
  readonly [key: string]: unknown;
}

/**
 * What is kept afterwards. Two logs of a run become one. Of other records the newly sent one counts, but what has been solved
 * stays solved, for the device that sends it may have been without a network since before. Merging a record with itself
 * changes nothing.
 */
export function mergeQuizData<T extends QuizData>(stored: QuizData | null, sent: T): T {
  // A record that is kept says no less by being met with one that has no log.
  if (stored && Array.isArray(stored['events']))
    return { ...sent, ...mergeRunLogs(readRunLog(stored), readRunLog(sent)) };
  return stored?.isSolved ? { ...sent, isSolved: true } : sent;
}
