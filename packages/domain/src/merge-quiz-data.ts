/**
 * How a device's record of a rebus or post meets the one that is kept (decisions.md §4: two devices merge without losing a
 * solved post).
 */

interface QuizData {
  readonly isSolved?: boolean;
  readonly [key: string]: unknown;
}

/**
 * What is kept afterwards: the newly sent record, but what has been solved stays solved, for the device that sends it may
 * have been without a network since before. Merging a record with itself changes nothing.
 */
export function mergeQuizData<T extends QuizData>(kept: QuizData | null, sent: T): T {
  return kept?.isSolved ? { ...sent, isSolved: true } : sent;
}
