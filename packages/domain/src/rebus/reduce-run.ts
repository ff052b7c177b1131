/** Reduces a run's events to its state: the same log gives the same state on every device. Pure. */
import type { PostRules, RebusRules, TaskRules } from './rebus-rules.ts';
import { currentRun, type RunEvent, type RunLog } from './run-log.ts';
import { REBUS_LEAST_POINTS, REBUS_WRONG_ANSWER_SHARE } from '../constants.ts';

export interface PostProgress {
  /** Was within the proximity of the post. */
  readonly isReached: boolean;
  /** Its code was scanned or typed. */
  readonly isScanned: boolean;
  /** Opened by the fallback method. */
  readonly isOpened: boolean;
  /** Distinct ones; a repeated wrong answer counts once. */
  readonly wrongAnswers: number;
  /** Indexes of the hints. */
  readonly hints: ReadonlySet<number>;
  readonly isSolved: boolean;
  /** Of all correct answers, by their hashes: what opens the explanation. */
  readonly explanationKeys: ReadonlyMap<string, string>;
  /** Points scored, or available now. */
  readonly points: number;
}

export interface RunState {
  readonly status: 'not-started' | 'started' | 'finished';
  readonly run: number;
  /** Every post of the rules. */
  readonly posts: ReadonlyMap<number, PostProgress>;
  readonly solvedCount: number;
  readonly score: number;
  /** Sum over all posts. */
  readonly maxScore: number;
}

interface Tally {
  isReached: boolean;
  isScanned: boolean;
  isOpened: boolean;
  isSolved: boolean;
  wrong: Set<string>;
  hints: Set<number>;
  explanationKeys: Map<string, string>;
}

export function reduceRun(rules: RebusRules, { events }: RunLog): RunState {
  const run = currentRun(events);
  const played = events.filter((event) => event.run === run);
  const posts = progressIn(rules, played);
  const all = [...posts.values()];
  const solvedCount = all.filter(({ isSolved }) => isSolved).length;
  return {
    status: statusOf(played, all.length > 0 && solvedCount === all.length),
    run,
    posts,
    solvedCount,
    score: all.reduce((sum, { isSolved, points }) => sum + (isSolved ? points : 0), 0),
    maxScore: rules.posts.reduce((sum, { task }) => sum + (task?.points ?? 0), 0),
  };
}

/** A finished run stays finished, even when the museum adds a post later. */
function statusOf(played: readonly RunEvent[], isAllSolved: boolean): RunState['status'] {
  if (isAllSolved || played.some(({ type }) => type === 'finished')) return 'finished';
  return played.some(({ type }) => type !== 'restarted') ? 'started' : 'not-started';
}

function progressIn(rules: RebusRules, played: readonly RunEvent[]): RunState['posts'] {
  const known = new Map(rules.posts.map((post) => [post.id, { post, tally: emptyTally() }]));
  for (const event of played) {
    const entry = event.post === undefined ? undefined : known.get(event.post);
    if (entry) count(entry.tally, event, entry.post);
  }
  return new Map([...known].map(([id, { post, tally }]) => [id, progressOf(post, tally)]));
}

const emptyTally = (): Tally => ({
  isReached: false,
  isScanned: false,
  isOpened: false,
  isSolved: false,
  wrong: new Set(),
  hints: new Set(),
  explanationKeys: new Map(),
});

function count(tally: Tally, event: RunEvent, post: PostRules): void {
  if (event.type === 'reached') tally.isReached = true;
  if (event.type === 'scanned') tally[event.opens === 'all' ? 'isOpened' : 'isScanned'] = true;
  const { answer, key } = event;
  if (typeof answer === 'string' && typeof key === 'string') tally.explanationKeys.set(answer, key);
  // Events after a post was solved, perhaps on another device, cost nothing.
  if (!tally.isSolved) countTowards(tally, event, post);
}

function countTowards(
  tally: Tally,
  { type, hint, answer, isRight }: RunEvent,
  post: PostRules,
): void {
  if (type === 'solved') tally.isSolved = true;
  if (type === 'hinted' && hint !== undefined) tally.hints.add(hint);
  if (type !== 'answered' || answer === undefined) return;
  if (post.task?.answers.includes(answer)) tally.isSolved = true;
  else if (isRight !== true) tally.wrong.add(answer);
}

function progressOf({ task }: PostRules, { wrong, ...tally }: Tally): PostProgress {
  const wrongAnswers = wrong.size;
  return { ...tally, wrongAnswers, points: pointsFor(task, wrongAnswers, tally.hints) };
}

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
