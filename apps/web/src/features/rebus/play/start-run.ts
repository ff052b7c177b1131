import type { Translate } from '#i18n/texts.ts';
import { isOnline } from '#platform/network.ts';
import { startPosition } from '#platform/position-store.ts';
import { showToast } from '#platform/toast.ts';
import { openGame } from './game.ts';
import { markPlaying } from './playing.ts';
import { waitsForDistance } from './waits-for-distance.ts';

/** Begins the run; asks for the position where a post wants it, for now the visitor knows what for. */
export async function startRun(rebusId: number, t: Translate): Promise<void> {
  try {
    const game = await openGame(rebusId);
    game.act({ type: 'start' });
    markPlaying(rebusId);
    if (waitsForDistance(game.state.get())) startPosition();
  } catch {
    const message = t(isOnline() ? 'error.fetchError' : 'error.noNetwork');
    showToast({ message, tone: 'warning' });
  }
}
