import { REBUS_LEAST_POINTS, REBUS_WRONG_ANSWER_SHARE } from '../constants.ts';
import type { TaskRules } from './rebus-rules.ts';

/** Remaining points of a task. Solving it always gives some, so that another attempt pays. */
export function pointsFor(
  task: TaskRules | undefined,
  wrongAnswers: number,
  hints: Iterable<number>,
): number {
  if (!task || task.points === 0) return 0;
  let points = task.points - wrongAnswers * Math.ceil(task.points * REBUS_WRONG_ANSWER_SHARE);
  for (const hint of hints) points -= task.hintCosts[hint] ?? 0;
  return Math.max(points, Math.min(REBUS_LEAST_POINTS, task.points));
}
