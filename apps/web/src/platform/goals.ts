/** What visitors come to (specification §2, §4), told to whoever counts visits; kept until that part of the site is there. */

export type Goal = '404' | 'user_login';

let waiting: Goal[] = [];
let hear: ((name: Goal) => void) | undefined;

export function recordGoal(name: Goal): void {
  if (hear) hear(name);
  else waiting.push(name);
}

/** From now on goals come here, those of before first. */
export function onGoal(listener: (name: Goal) => void): void {
  hear = listener;
  for (const name of waiting) listener(name);
  waiting = [];
}
