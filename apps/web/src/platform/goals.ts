/** The door to counting what visitors reach (specification §7): kept here until somebody counts. */

export type Goal = '404' | 'user_login';

const reached: Goal[] = [];
let count: ((goal: Goal) => void) | undefined;

export function recordGoal(name: Goal): void {
  if (count) count(name);
  else reached.push(name);
}

/** For who counts: gets what was reached before, and from now on. */
export function countGoals(counter: (goal: Goal) => void): void {
  count = counter;
  for (const goal of reached.splice(0)) counter(goal);
}
