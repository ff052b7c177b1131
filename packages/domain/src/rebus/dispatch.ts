/**
 * Applies a visitor's command to the log of the run. Commands without effect add no event: a place
 * reached twice, a repeated wrong answer, a code that was scanned before. Pure: time and random ids
 * come from the caller.
 */
import { type Position, evaluateNearness } from '../locks.ts';
import { reduceRun, type PostProgress, type RunState, pointsFor } from './reduce-run.ts';
import { postStates, type PostState } from './post-state.ts';
import type { PostRules, RebusRules } from './rebus-rules.ts';
import { currentRun, type RunEvent, type RunEventType, type RunLog } from './run-log.ts';

export type RunCommand =
  | { readonly type: 'start' }
  /** The visitor has moved. The position itself is not stored. */
  | { readonly type: 'move'; readonly position: Position }
  /** A code scanned or typed, or the fallback question answered: hashes with the posts' salts. */
  | { readonly type: 'scan'; readonly post: number; readonly hashes: readonly string[] }
  | {
      readonly type: 'answer';
      readonly post: number;
      readonly hash: string;
      /** Stored with a correct answer, for its explanation. */
      readonly key?: string;
    }
  | { readonly type: 'hint'; readonly post: number }
  | { readonly type: 'visit'; readonly post: number }
  | { readonly type: 'restart' }
  /** After a merge of two logs: all posts may be solved, though no device solved the last one. */
  | { readonly type: 'settle' };

export type Outcome =
  | 'done'
  | 'nothing'
  | 'closed'
  | 'right'
  | 'wrong'
  /** Correct, and the last post. */
  | 'finished';

/** Time and unique id of an event. */
export interface Stamp {
  readonly at: number;
  readonly id: string;
}

export interface CommandResult {
  readonly log: RunLog;
  readonly outcome: Outcome;
}

type NewEvent = Omit<RunEvent, 'id' | 'at' | 'run' | 'type'> & { readonly type: RunEventType };

interface Decision {
  readonly outcome: Outcome;
  readonly events?: readonly NewEvent[];
}

interface RunContext {
  readonly rules: RebusRules;
  readonly log: RunLog;
  readonly run: RunState;
  readonly states: ReadonlyMap<number, PostState>;
}

/** @param run of the log, where the caller has reduced it before */
export function dispatch(
  rules: RebusRules,
  log: RunLog,
  command: RunCommand,
  stamp: Stamp,
  run: RunState = reduceRun(rules, log),
): CommandResult {
  const context = { rules, log, run, states: postStates(rules, run) };
  const { outcome, events = [] } = decide(context, command);
  if (events.length === 0) return { log, outcome };
  const isNew =
    run.status === 'not-started' && command.type !== 'start' && command.type !== 'restart';
  const all = isNew ? [{ type: 'started' } as const, ...events] : events;
  return { log: append(log, all, stamp), outcome };
}

function decide(context: RunContext, command: RunCommand): Decision {
  if (command.type === 'restart') return { outcome: 'done', events: [{ type: 'restarted' }] };
  if (command.type === 'move') return move(context, command.position);
  if (command.type === 'settle') return settle(context);
  if (command.type !== 'start') return decidePost(context, command);
  if (context.run.status !== 'not-started') return { outcome: 'nothing' };
  return { outcome: 'done', events: [{ type: 'started' }] };
}

type PostCommand = Extract<RunCommand, { readonly post: number }>;

function decidePost(context: RunContext, command: PostCommand): Decision {
  const post = context.rules.posts.find(({ id }) => id === command.post);
  const progress = context.run.posts.get(command.post);
  const status = context.states.get(command.post)?.status ?? 'hidden';
  if (!post || !progress || status === 'hidden') return { outcome: 'closed' };
  if (command.type === 'scan') return scan(post, progress, command.hashes);
  if (status === 'locked') return { outcome: 'closed' };
  if (status !== 'finished') return decideOpen(context, post, command);
  return command.type === 'answer' ? answerAgain(post, progress, command) : { outcome: 'nothing' };
}

function decideOpen(
  context: RunContext,
  post: PostRules,
  command: Exclude<PostCommand, { type: 'scan' }>,
): Decision {
  const progress = context.run.posts.get(post.id);
  if (command.type === 'answer') return answer(context, post, command);
  if (command.type === 'hint') return hint(post, progress);
  return post.task ? { outcome: 'nothing' } : solve(context, post, []);
}

/** Walking past a post does not start a run, and a finished run ignores positions. */
function move({ rules, run, states }: RunContext, position: Position): Decision {
  if (run.status !== 'started') return { outcome: 'nothing' };
  const events = rules.posts.flatMap((post): NewEvent[] => {
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

type AnswerCommand = Extract<RunCommand, { readonly type: 'answer' }>;

function answer(context: RunContext, post: PostRules, command: AnswerCommand): Decision {
  const { id, task } = post;
  if (!task) return { outcome: 'nothing' };
  if (task.answers.includes(command.hash)) return solve(context, post, [rightAnswer(command)]);
  const answered: NewEvent = { type: 'answered', post: id, answer: command.hash };
  return { outcome: 'wrong', events: costsNothing(context, post) ? [] : [answered] };
}

/** A correct answer stays correct when the museum changes its answers. */
const rightAnswer = ({ post, hash, key }: AnswerCommand): NewEvent => ({
  type: 'answered',
  post,
  answer: hash,
  isRight: true,
  ...(key === undefined ? {} : { key }),
});

/** Of a solved post, by a visitor whose earlier answer opens its explanation no more. Costs nothing. */
function answerAgain(
  { task }: PostRules,
  { explanationKeys }: PostProgress,
  command: AnswerCommand,
): Decision {
  if (command.key === undefined) return { outcome: 'nothing' };
  if (!task?.answers.includes(command.hash)) return { outcome: 'wrong' };
  const isKnown = explanationKeys.has(command.hash);
  return { outcome: 'nothing', events: isKnown ? [] : [rightAnswer(command)] };
}

/** An answer that can cost no more points is not logged, so that the log's growth is bounded. */
function costsNothing({ run }: RunContext, { id, task }: PostRules): boolean {
  const progress = run.posts.get(id);
  if (!progress) return true;
  const { wrongAnswers, hints, points } = progress;
  return wrongAnswers > 0 && pointsFor(task, wrongAnswers + 1, hints) === points;
}

function solve({ run }: RunContext, { id }: PostRules, before: readonly NewEvent[]): Decision {
  const isLast = run.solvedCount === run.posts.size - 1;
  const events: NewEvent[] = [...before, { type: 'solved', post: id }];
  if (!isLast) return { outcome: 'right', events };
  return { outcome: 'finished', events: [...events, { type: 'finished' }] };
}

function settle({ run, log }: RunContext): Decision {
  const isLogged = log.events.some((event) => event.run === run.run && event.type === 'finished');
  if (run.status !== 'finished' || isLogged) return { outcome: 'nothing' };
  return { outcome: 'finished', events: [{ type: 'finished' }] };
}

/** Time is monotonic within a log, whatever the device's clock does. */
function append(log: RunLog, newEvents: readonly NewEvent[], stamp: Stamp): RunLog {
  const restarts = newEvents.some(({ type }) => type === 'restarted');
  const before = currentRun(log.events);
  const run = restarts ? before + 1 : before;
  const runEvents = log.events.filter((event) => event.run === run);
  const at = Math.max(stamp.at, (log.events.at(-1)?.at ?? 0) + 1);
  const events = newEvents.map((event, index) => ({
    ...event,
    id: index === 0 ? stamp.id : `${stamp.id}.${index}`,
    at: at + index,
    run,
  }));
  const isSolved = log.isSolved || newEvents.some(({ type }) => type === 'finished');
  return { ...log, isSolved, events: [...runEvents, ...events] };
}
