/** How a run stands, worked out from its events alone: the same log gives the same state on every device. Pure. */
import { pointsFor } from './points.ts';
import type { PostRules, RebusRules } from './rebus-rules.ts';
import { currentRun, type RunEvent, type RunLog } from './run-log.ts';

export interface PostProgress {
  /** Has been within reach of it. */
  readonly isReached: boolean;
  /** Its code has been scanned or typed. */
  readonly isScanned: boolean;
  /** The second way has opened it. */
  readonly isOpened: boolean;
  /** Different ones; the same wrong answer twice is a slip of the finger. */
  readonly wrongAnswers: number;
  /** Places in the ladder. */
  readonly hints: ReadonlySet<number>;
  readonly isSolved: boolean;
  /** What it gave, or would give now. */
  readonly points: number;
}

export interface RunState {
  readonly status: 'not-started' | 'started' | 'finished';
  readonly run: number;
  /** Of every post of the rules. */
  readonly posts: ReadonlyMap<number, PostProgress>;
  readonly solvedCount: number;
  readonly score: number;
  /** What all posts give together. */
  readonly maxScore: number;
}

interface Tally {
  isReached: boolean;
  isScanned: boolean;
  isOpened: boolean;
  isSolved: boolean;
  wrong: Set<string>;
  hints: Set<number>;
}

export function foldRun(rules: RebusRules, { events }: RunLog): RunState {
  const run = currentRun(events);
  const known = new Map(rules.posts.map((post) => [post.id, post]));
  const tallies = new Map(rules.posts.map(({ id }) => [id, emptyTally()]));
  let [isStarted, isFinished] = [false, false];
  for (const event of events) {
    if (event.run !== run) continue;
    if (event.type !== 'restarted') isStarted = true;
    if (event.type === 'finished') isFinished = true;
    const post = event.post === undefined ? undefined : known.get(event.post);
    const tally = post && tallies.get(post.id);
    if (tally) count(tally, event, post);
  }
  const posts = new Map(rules.posts.map((post) => [post.id, progressOf(post, tallies)]));
  const all = [...posts.values()];
  const solvedCount = all.filter(({ isSolved }) => isSolved).length;
  const isDone = isFinished || (all.length > 0 && solvedCount === all.length);
  return {
    status: isDone ? 'finished' : isStarted ? 'started' : 'not-started',
    run,
    posts,
    solvedCount,
    score: all.reduce((sum, { isSolved, points }) => sum + (isSolved ? points : 0), 0),
    maxScore: rules.posts.reduce((sum, { task }) => sum + (task?.points ?? 0), 0),
  };
}

function emptyTally(): Tally {
  return {
    isReached: false,
    isScanned: false,
    isOpened: false,
    isSolved: false,
    wrong: new Set(),
    hints: new Set(),
  };
}

/** What comes after a post is solved, on another device perhaps, costs nothing any more. */
function count(tally: Tally, event: RunEvent, { task }: PostRules): void {
  if (event.type === 'reached') tally.isReached = true;
  if (event.type === 'scanned') tally[event.opens === 'all' ? 'isOpened' : 'isScanned'] = true;
  if (tally.isSolved) return;
  if (event.type === 'solved') tally.isSolved = true;
  if (event.type === 'hinted' && event.hint !== undefined) tally.hints.add(event.hint);
  if (event.type !== 'answered' || event.answer === undefined) return;
  if (task?.answers.includes(event.answer)) tally.isSolved = true;
  else if (!event['isRight']) tally.wrong.add(event.answer);
}

function progressOf({ id, task }: PostRules, tallies: ReadonlyMap<number, Tally>): PostProgress {
  const { wrong, ...tally } = tallies.get(id) ?? emptyTally();
  const wrongAnswers = wrong.size;
  return { ...tally, wrongAnswers, points: pointsFor(task, wrongAnswers, tally.hints) };
}
