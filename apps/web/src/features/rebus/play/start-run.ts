import type { Translate } from '#i18n/texts.ts';
import { isOnline } from '#browser/network.ts';
import { openPopup } from '#state/popup.ts';
import { openGame } from './game.ts';
import { markPlaying } from './playing.ts';

/**
 * Starts the run. The position is requested by the caller, who explains the purpose beside the
 * button (specification §5.4).
 */
export async function startRun(rebusId: number, t: Translate): Promise<void> {
  try {
    const game = await openGame(rebusId);
    game.dispatch({ type: 'start' });
    markPlaying(rebusId);
  } catch {
    const [icon, why] = isOnline()
      ? (['fault', 'error.fetchError'] as const)
      : (['warning', 'error.noNetwork'] as const);
    const again = { title: t('error.tryAgain'), onClick: () => void startRun(rebusId, t) };
    openPopup({ icon, title: t('error.title'), body: t(why), buttons: [again] });
  }
}
