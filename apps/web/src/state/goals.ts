/** Goal events (specification §2.3, §4.1), queued until analytics has loaded. */
import type { Goal } from '@varde/domain/visits';

let waiting: Goal[] = [];
let subscriber: ((name: Goal) => void) | undefined;

export function recordGoal(name: Goal): void {
  if (subscriber) subscriber(name);
  else waiting.push(name);
}

/** From now on goals come here, those of before first. */
export function onGoal(listener: (name: Goal) => void): void {
  subscriber = listener;
  for (const name of waiting) listener(name);
  waiting = [];
}
