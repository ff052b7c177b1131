/** The posts of a game → rows of its list and map. A hidden one tells nothing of itself. Pure. */
import type { PostState } from '@varde/domain/rebus/post-state';
import type { Texts } from '#i18n/texts.ts';
import { postPath } from '#api/transform/page-paths.ts';
import { documentItem } from '#api/transform/list-item.ts';
import { opensBy } from '../post-rules.ts';
import type { PostItemView } from '../rebus-view.ts';
import type { Game, GameState } from './game.ts';
import type { GroupText } from '#i18n/lazy-texts.ts';

export function postItems(game: Game, state: GameState, texts: Texts, tPlay: GroupText<'play'>) {
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

/** Leads to its page: what is open, what is solved, and what only waits for the visitor to come there. */
export function canBeSought(state: PostState | undefined): boolean {
  if (!state || state.status === 'hidden') return false;
  return state.status !== 'locked' || state.by.every(({ by }) => by !== 'sequence');
}

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
  const { href: _article, owner: _owner, ...rest } = documentItem(head, texts);
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
