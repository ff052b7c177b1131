/** Goal events (specification §2.3, §4.1), queued until analytics has loaded. */
import type { GoalEvent } from '@varde/domain/visits';

let queue: GoalEvent[] = [];
let subscriber: ((name: GoalEvent) => void) | undefined;

export function recordGoalEvent(name: GoalEvent): void {
  if (subscriber) subscriber(name);
  else queue.push(name);
}

/** Subscribes to goal events; queued ones are delivered first. */
export function onGoalEvent(listener: (name: GoalEvent) => void): void {
  subscriber = listener;
  for (const name of queue) listener(name);
  queue = [];
}
