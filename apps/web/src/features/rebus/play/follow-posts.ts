import { EARTH_RADIUS_M, type LatLng } from '@varde/domain/geo';
import type { Texts } from '#i18n/texts.ts';
import { loadGroupText } from '#i18n/lazy-texts.ts';
import type { PostItemView } from '../rebus-view.ts';
import { openGame, type Game } from './game.ts';
import { postItems } from './post-items.ts';
import { nextPost } from './next-post.ts';

export interface LivePosts {
  readonly posts: readonly PostItemView[];
  /** Around the post to go to: within it the post opens. GeoJSON positions. */
  readonly circle?: readonly (readonly number[])[] | undefined;
}

/** Tells how the posts of a rebus stand, now and at every change. @returns what ends it */
export function followPosts(
  rebusId: number,
  texts: Texts,
  onPosts: (posts: LivePosts) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = async () => {
    const [game, say] = await Promise.all([
      openGame(rebusId),
      loadGroupText('play', texts.language),
    ]);
    if (signal.aborted) return;
    const publish = () =>
      onPosts({ posts: postItems(game, game.state.get(), texts, say), circle: circleOf(game) });
    signal.addEventListener('abort', game.state.subscribe(publish));
    publish();
  };
  // The list from before the game stays (specification §8.2).
  follow().catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- specification §8.3: logged only
    console.warn('Could not fetch rebus data', error);
  });
  return () => controller.abort();
}

function circleOf(game: Game): LivePosts['circle'] {
  const { run, posts } = game.state.get();
  const next = run.status === 'started' ? nextPost(game, posts) : undefined;
  const rules = game.rules.posts.find(({ id }) => id === next);
  const metres = rules?.conditions.distance;
  if (next === undefined || posts.get(next)?.status !== 'locked') return undefined;
  return rules?.location && metres !== undefined ? circleAround(rules.location, metres) : undefined;
}

const CORNERS = 48;
const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;

/** A closed ring of GeoJSON positions, so many metres from a place. */
export function circleAround({ lat, lng }: LatLng, metres: number): number[][] {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const turn = (2 * Math.PI * (corner % CORNERS)) / CORNERS;
    return [lng + east * Math.sin(turn), lat + north * Math.cos(turn)];
  });
}
