import { use } from 'react';
import { useStore } from '#browser/store.ts';
import { openGame, type Game, type GameState } from './game.ts';

/** The game and how it stands, live. Suspends until it is there, throws when it cannot be had. */
export function useGame(rebusId: number): { readonly game: Game; readonly state: GameState } {
  const game = use(openGame(rebusId));
  return { game, state: useStore(game.state, game.state.get()) };
}
