import type { PostState } from '@varde/domain/rebus/post-state';
import type { Game } from './game.ts';
import { canBeSought } from './post-items.ts';

/** Where to go now: the first post that is not solved and can be sought; `undefined` when there is none. */
export function nextPost(
  { rules }: Pick<Game, 'rules'>,
  states: ReadonlyMap<number, PostState>,
): number | undefined {
  return rules.posts.find(({ id }) => {
    const state = states.get(id);
    return state?.status !== 'finished' && canBeSought(state);
  })?.id;
}

/** Its place in the walk, from 1. */
export function numberOf({ document }: Pick<Game, 'document'>, id: number): number {
  const posts = document.content?.posts ?? [];
  return posts.findIndex((post) => post.document_id === id) + 1;
}
