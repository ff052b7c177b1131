/** Goal events (specification §2.3, §4.1), queued until analytics has loaded. */
import type { GoalEvent } from '@varde/domain/visits';

let waiting: GoalEvent[] = [];
let subscriber: ((name: GoalEvent) => void) | undefined;

export function recordGoalEvent(name: GoalEvent): void {
  if (subscriber) subscriber(name);
  else waiting.push(name);
}

/** From now on goals come here, those of before first. */
export function onGoalEvent(listener: (name: GoalEvent) => void): void {
  subscriber = listener;
  for (const name of waiting) listener(name);
  waiting = [];
}
