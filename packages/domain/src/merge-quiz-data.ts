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
 * The record to store. Two logs of a run are merged. Any other record is replaced by the received
 * one, except that it stays solved: the device may have been offline since before. Idempotent.
 */
export function mergeQuizData<T extends QuizData>(stored: QuizData | null, sent: T): T {
  // A stored log survives a received record that has none.
  if (stored && Array.isArray(stored['events']))
    return { ...sent, ...mergeRunLogs(readRunLog(stored), readRunLog(sent)) };
  return stored?.isSolved ? { ...sent, isSolved: true } : sent;
}
