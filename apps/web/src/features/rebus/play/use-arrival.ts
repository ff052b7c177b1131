import { useEffect } from 'react';
import { usePlayText } from '#i18n/play-texts.ts';
import { showToast } from '#platform/toast.ts';
import { postAddress } from '#services/transform/addresses.ts';
import type { Game, GameState } from './game.ts';
import { numberOf } from './next-post.ts';

/** Says it when the visitor comes to a post, with the way to it where another page is shown. */
export function useArrival(game: Game, { arrivedAt }: GameState, shownPost?: number): void {
  const say = usePlayText();
  useEffect(() => {
    if (arrivedAt === undefined) return;
    const link = postAddress(game.id, arrivedAt);
    const button = { title: say('play.openPost'), link };
    showToast({
      message: say('play.arrived', { number: numberOf(game, arrivedAt) }),
      tone: 'success',
      ...(arrivedAt === shownPost ? {} : { button }),
    });
    game.state.set({ ...game.state.get(), arrivedAt: undefined });
  }, [game, arrivedAt, shownPost, say]);
}
