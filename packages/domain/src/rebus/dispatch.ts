/**
 * What a visitor's act adds to the log of the run, and how it went. Acts that change nothing add nothing: coming within reach
 * twice, the same wrong answer again, a code that was scanned before. Pure: time and chance come from the caller.
 */
import type { Position } from '../locks.ts';
import { evaluateNearness } from '../locks.ts';
import { reduceRun, type PostProgress, type RunState } from './reduce-run.ts';
import { pointsFor } from './points.ts';
import { postStates, type PostState } from './post-state.ts';
import type { PostRules, RebusRules } from './rebus-rules.ts';
import { currentRun, type RunEvent, type RunEventType, type RunLog } from './run-log.ts';

export type RunCommand =
  | { readonly type: 'start' }
  /** The visitor has moved. The position itself is not kept. */
  | { readonly type: 'move'; readonly position: Position }
  /** A code was scanned or typed, or the clue answered: its salted hashes, by the salts of the posts. */
  | { readonly type: 'scan'; readonly post: number; readonly hashes: readonly string[] }
  | { readonly type: 'answer'; readonly post: number; readonly hash: string }
  | { readonly type: 'hint'; readonly post: number }
  /** Solves a post without a task. */
  | { readonly type: 'visit'; readonly post: number }
  | { readonly type: 'restart' }
  /** Two logs have met: all may be solved now, though no device has solved the last. */
  | { readonly type: 'settle' };

export type Outcome =
  | 'done'
  /** Nothing has changed. */
  | 'nothing'
  /** The post is hidden or locked. */
  | 'closed'
  | 'right'
  | 'wrong'
  /** It is right, and was the last. */
  | 'finished';

/** When it happened, and a name that no other event has. */
export interface Stamp {
  readonly at: number;
  readonly id: string;
}

export interface CommandResult {
  readonly log: RunLog;
  readonly outcome: Outcome;
}

type Fresh = Omit<RunEvent, 'id' | 'at' | 'run' | 'type'> & { readonly type: RunEventType };

interface Decision {
  readonly outcome: Outcome;
  readonly events?: readonly Fresh[];
}

interface Scene {
  readonly rules: RebusRules;
  readonly log: RunLog;
  readonly run: RunState;
  readonly states: ReadonlyMap<number, PostState>;
}

/** @param run of the log, where the caller has reduced it before */
export function dispatch(
  rules: RebusRules,
  log: RunLog,
  what: RunCommand,
  stamp: Stamp,
  run: RunState = reduceRun(rules, log),
): CommandResult {
  const scene = { rules, log, run, states: postStates(rules, run) };
  const { outcome, events = [] } = decide(scene, what);
  if (events.length === 0) return { log, outcome };
  const isNew = run.status === 'not-started' && what.type !== 'start' && what.type !== 'restart';
  const all = isNew ? [{ type: 'started' } as const, ...events] : events;
  return { log: append(log, all, stamp), outcome };
}

function decide(scene: Scene, what: RunCommand): Decision {
  if (what.type === 'restart') return { outcome: 'done', events: [{ type: 'restarted' }] };
  if (what.type === 'move') return move(scene, what.position);
  if (what.type === 'settle') return settle(scene);
  if (what.type !== 'start') return decidePost(scene, what);
  if (scene.run.status !== 'not-started') return { outcome: 'nothing' };
  return { outcome: 'done', events: [{ type: 'started' }] };
}

type PostCommand = Extract<RunCommand, { readonly post: number }>;

function decidePost(scene: Scene, what: PostCommand): Decision {
  const post = scene.rules.posts.find(({ id }) => id === what.post);
  const progress = scene.run.posts.get(what.post);
  const status = scene.states.get(what.post)?.status ?? 'hidden';
  if (!post || !progress || status === 'hidden') return { outcome: 'closed' };
  if (what.type === 'scan') return scan(post, progress, what.hashes);
  if (status === 'locked') return { outcome: 'closed' };
  return status === 'finished' ? { outcome: 'nothing' } : decideOpen(scene, post, what);
}

function decideOpen(
  scene: Scene,
  post: PostRules,
  what: Exclude<PostCommand, { type: 'scan' }>,
): Decision {
  const progress = scene.run.posts.get(post.id);
  if (what.type === 'answer') return answer(scene, post, what.hash);
  if (what.type === 'hint') return hint(post, progress);
  return post.task ? { outcome: 'nothing' } : solve(scene, post, []);
}

/** A run that nobody has started is not begun by walking past; one that is over needs no positions. */
function move({ rules, run, states }: Scene, position: Position): Decision {
  if (run.status !== 'started') return { outcome: 'nothing' };
  const events = rules.posts.flatMap((post): Fresh[] => {
    const { location, conditions } = post;
    const state = states.get(post.id);
    const waits = state?.status === 'locked' && state.by.some(({ by }) => by === 'distance');
    if (!waits || !location || conditions.distance === undefined) return [];
    const place = { location, proximity: conditions.distance };
    const isHere = evaluateNearness(position, place).status === 'here';
    return isHere ? [{ type: 'reached', post: post.id }] : [];
  });
  return events.length > 0 ? { outcome: 'done', events } : { outcome: 'nothing' };
}

function scan(post: PostRules, progress: PostProgress, hashes: readonly string[]): Decision {
  const second = hashes.find((hash) => post.fallbackMethod?.includes(hash));
  const own = hashes.find((hash) => post.codes?.includes(hash));
  const code = second ?? own;
  if (code === undefined) return { outcome: 'wrong' };
  const opens = second === undefined ? 'code' : 'all';
  const isKnown = opens === 'all' ? progress.isOpened : progress.isScanned;
  if (isKnown || progress.isSolved) return { outcome: 'nothing' };
  return { outcome: 'done', events: [{ type: 'scanned', post: post.id, code, opens }] };
}

function hint({ id, task }: PostRules, progress: PostProgress | undefined): Decision {
  const next = task?.hintCosts.findIndex((_, index) => !progress?.hints.has(index)) ?? -1;
  if (next === -1) return { outcome: 'nothing' };
  return { outcome: 'done', events: [{ type: 'hinted', post: id, hint: next }] };
}

function answer(scene: Scene, post: PostRules, hash: string): Decision {
  const { id, task } = post;
  if (!task) return { outcome: 'nothing' };
  const answered: Fresh = { type: 'answered', post: id, answer: hash };
  // That it was right stays true also when the museum words its answers anew.
  if (task.answers.includes(hash)) return solve(scene, post, [{ ...answered, isRight: true }]);
  return { outcome: 'wrong', events: costsNothing(scene, post) ? [] : [answered] };
}

/** Where no more can be lost nothing is written down, so that a log cannot grow without end. */
function costsNothing({ run }: Scene, { id, task }: PostRules): boolean {
  const progress = run.posts.get(id);
  if (!progress) return true;
  const { wrongAnswers, hints, points } = progress;
  return wrongAnswers > 0 && pointsFor(task, wrongAnswers + 1, hints) === points;
}

function solve({ run }: Scene, { id }: PostRules, before: readonly Fresh[]): Decision {
  const isLast = run.solvedCount === run.posts.size - 1;
  const events: Fresh[] = [...before, { type: 'solved', post: id }];
  if (!isLast) return { outcome: 'right', events };
  return { outcome: 'finished', events: [...events, { type: 'finished' }] };
}

function settle({ run, log }: Scene): Decision {
  const isLogged = log.events.some((event) => event.run === run.run && event.type === 'finished');
  if (run.status !== 'finished' || isLogged) return { outcome: 'nothing' };
  return { outcome: 'finished', events: [{ type: 'finished' }] };
}

/** Time never goes back within a log, whatever the device's clock does. */
function append(log: RunLog, fresh: readonly Fresh[], stamp: Stamp): RunLog {
  const restarts = fresh.some(({ type }) => type === 'restarted');
  const before = currentRun(log.events);
  const run = restarts ? before + 1 : before;
  const runEvents = log.events.filter((event) => event.run === run);
  const at = Math.max(stamp.at, (log.events.at(-1)?.at ?? 0) + 1);
  const events = fresh.map((event, index) => ({
    ...event,
    id: index === 0 ? stamp.id : `${stamp.id}.${index}`,
    at: at + index,
    run,
  }));
  const isSolved = log.isSolved || fresh.some(({ type }) => type === 'finished');
  return { ...log, isSolved, events: [...runEvents, ...events] };
}
