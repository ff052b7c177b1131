import type { GameState } from './game.ts';

/** Whether some post that can be sought wants to know where the visitor is. */
export function waitsForDistance({ posts }: Pick<GameState, 'posts'>): boolean {
  return [...posts.values()].some(
    (state) => state.status === 'locked' && state.by.some(({ by }) => by === 'distance'),
  );
}
