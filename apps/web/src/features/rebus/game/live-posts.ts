/** The posts of a game: rows of its list and map, and the next post to visit. */
import { EARTH_RADIUS_M, type LatLng } from '@varde/domain/geo';
import type { PostState } from '@varde/domain/rebus/post-state';
import type { Texts } from '#i18n/texts.ts';
import { playMessages } from '#i18n/groups/play.ts';
import { loadGroupText, type GroupText } from '#i18n/lazy-texts.ts';
import { documentItem } from '#api/transform/list-item.ts';
import { postPath } from '#api/transform/page-paths.ts';
import { opensBy } from '#features/rebus/page/post-rules.ts';
import type { PostItemView } from '#features/rebus/page/rebus-view.ts';
import { logFailure } from '#browser/log-failure.ts';
import { openGame, type Game, type GameState } from './game.ts';

export interface LivePosts {
  readonly posts: readonly PostItemView[];
  /** Around the next post: within it the post opens. GeoJSON positions. */
  readonly circle?: readonly (readonly number[])[] | undefined;
}

/** Reports the posts of a rebus, now and at every change. @returns a function that stops it */
export function followPosts(
  rebusId: number,
  texts: Texts,
  onPosts: (posts: LivePosts) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = async () => {
    const [game, tPlay] = await Promise.all([
      openGame(rebusId),
      loadGroupText(playMessages, texts.language),
    ]);
    if (signal.aborted) return;
    const publish = () =>
      onPosts({ posts: postItems(game, game.state.get(), texts, tPlay), circle: circleOf(game) });
    signal.addEventListener('abort', game.state.subscribe(publish));
    publish();
  };
  // The public list stays (specification §8.2).
  follow().catch((error: unknown) => {
    logFailure('Could not fetch rebus data', error);
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

/** A closed ring of GeoJSON positions at that distance from a place. */
export function circleAround({ lat, lng }: LatLng, metres: number): number[][] {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const turn = (2 * Math.PI * (corner % CORNERS)) / CORNERS;
    return [lng + east * Math.sin(turn), lat + north * Math.cos(turn)];
  });
}

/** The first unsolved post that can be sought; `undefined` when there is none. */
export function nextPost(
  { rules }: Pick<Game, 'rules'>,
  states: ReadonlyMap<number, PostState>,
): number | undefined {
  return rules.posts.find(({ id }) => {
    const state = states.get(id);
    return state?.status !== 'finished' && canBeSought(state);
  })?.id;
}

/** The post's position in the rebus, from 1. */
export function numberOf({ document }: Pick<Game, 'document'>, id: number): number {
  const posts = document.content?.posts ?? [];
  return posts.findIndex((post) => post.document_id === id) + 1;
}

/** Whether the list links to the post: open, solved, or waiting only for the visitor to arrive. */
function canBeSought(state: PostState | undefined): boolean {
  if (!state || state.status === 'hidden') return false;
  return state.status !== 'locked' || state.by.every(({ by }) => by !== 'sequence');
}

function postItems(game: Game, state: GameState, texts: Texts, tPlay: GroupText<'play'>) {
  const isPlaying = state.run.status !== 'not-started';
  const posts = game.document.content?.posts ?? [];
  return game.rules.posts.map(({ id }): PostItemView => {
    const at = posts.findIndex((post) => post.document_id === id);
    const item = postItem(game, id, state.posts.get(id), texts, tPlay);
    const href = isPlaying && canBeSought(state.posts.get(id)) ? item.href : openHref(item);
    const post = posts[at];
    return { ...item, number: at + 1, href, opensBy: post && opensBy(post, at, texts) };
  });
}

const openHref = ({ state, href }: PostItemView) => (state === 'normal' ? href : undefined);

/** A hidden post reveals nothing of itself. */
function postItem(
  { id: rebusId, heads }: Game,
  id: number,
  state: PostState | undefined,
  texts: Texts,
  tPlay: GroupText<'play'>,
): PostItemView {
  const head = heads.get(id);
  if (!head || !state || state.status === 'hidden') {
    const title = { text: texts.t('rebus.hiddenPost'), lang: texts.language.tag };
    return { id, kind: 'post', title, state: 'hidden', stateLabel: texts.t('rebus.state.hidden') };
  }
  const { href: _article, owner: _owner, lock: _lock, ...rest } = documentItem(head, texts);
  const item = { ...rest, kind: 'post' } as const;
  const href = postPath(rebusId, id);
  if (state.status === 'locked')
    return { ...item, href, state: 'locked', stateLabel: texts.t('lock.locked') };
  if (state.status === 'finished') {
    const stateLabel = tPlay('play.solvedFor', { count: state.points });
    return { ...item, href, state: 'solved', stateLabel };
  }
  if (state.status === 'started')
    return { ...item, href, state: 'started', stateLabel: tPlay('play.begun') };
  return { ...item, href, state: 'normal' };
}
