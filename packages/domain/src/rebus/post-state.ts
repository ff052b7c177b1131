/** The current state of a post for the visitor (specification §4.8). Pure. */
import { evaluateNearness, type Nearness, type Position } from '../locks.ts';
import type { PostProgress, RunState } from './reduce-run.ts';
import type { PostRules, RebusRules } from './rebus-rules.ts';

/** A condition that does not hold yet. */
export type Unmet =
  /** Unsolved posts before it. */
  | { readonly by: 'sequence'; readonly posts: readonly number[] }
  | {
      readonly by: 'distance';
      /** Metres. */
      readonly proximity: number;
      /** `undefined` without a known position, or when the post has none. */
      readonly nearness: Nearness | undefined;
    }
  | { readonly by: 'qr' };

export type PostState =
  | { readonly status: 'hidden' }
  | { readonly status: 'locked'; readonly by: readonly Unmet[] }
  | { readonly status: 'not-started' }
  | { readonly status: 'started' }
  | { readonly status: 'finished'; readonly points: number };

/** @param position of the visitor, when known: only used for the remaining distance */
export function postStates(
  rules: RebusRules,
  run: RunState,
  position?: Position,
): ReadonlyMap<number, PostState> {
  const states = new Map<number, PostState>();
  const unsolved: number[] = [];
  for (const post of rules.posts) {
    const progress = run.posts.get(post.id);
    if (!progress) continue;
    states.set(post.id, stateOf(post, progress, [...unsolved], position));
    if (!progress.isSolved) unsolved.push(post.id);
  }
  return states;
}

function stateOf(
  post: PostRules,
  progress: PostProgress,
  before: readonly number[],
  position: Position | undefined,
): PostState {
  if (progress.isSolved) return { status: 'finished', points: progress.points };
  if (post.hiddenUntil && before.length > 0) return { status: 'hidden' };
  const by = unmetOf(post, progress, before, position);
  if (by.length > 0) return { status: 'locked', by };
  const isStarted = progress.wrongAnswers > 0 || progress.hints.size > 0;
  return { status: isStarted ? 'started' : 'not-started' };
}

/** In the order in which a visitor meets them: earlier posts, then the distance, then the code. */
function unmetOf(
  post: PostRules,
  progress: PostProgress,
  before: readonly number[],
  position: Position | undefined,
): Unmet[] {
  const waits = post.conditions.sequence === true && before.length > 0;
  const first: Unmet[] = waits ? [{ by: 'sequence', posts: before }] : [];
  if (progress.isOpened) return first;
  return [...first, ...unmetDistance(post, progress, position), ...unmetCode(post, progress)];
}

function unmetDistance(
  { conditions, location, codes = [] }: PostRules,
  { isReached, isScanned }: PostProgress,
  position: Position | undefined,
): Unmet[] {
  const { distance, qr } = conditions;
  // The post's own code can only be scanned there; without a `qr` condition it also proves the
  // place.
  const isThere = isReached || (isScanned && qr !== true && codes.length > 0);
  if (distance === undefined || isThere) return [];
  const place = location && { location, proximity: distance };
  const nearness = position && place && evaluateNearness(position, place);
  return [{ by: 'distance', proximity: distance, nearness }];
}

function unmetCode({ conditions }: PostRules, { isScanned }: PostProgress): Unmet[] {
  return conditions.qr === true && !isScanned ? [{ by: 'qr' }] : [];
}
