import { LocateFixed, LocateOff } from 'lucide-react';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useText } from '#i18n/use-text.ts';
import { retainFocus } from '#browser/focus-main.ts';
import { positionHelpPath } from '#browser/position-help.ts';
import { positionFailure } from '#browser/position-store.ts';
import type { PositionControl } from '#browser/use-position.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './position-prompt.module.css';

/** Asks for the position and says what for. Where it cannot be had: why, what helps, and that there is another way. */
export function PositionPrompt({ state, start }: PositionControl) {
  const t = useText();
  const tWalking = useGroupText('walking');
  const help = useGroupText('pages');
  const isWaiting = state.status === 'waiting';
  const why = positionFailure(state);
  if (state.status === 'known' && !why) return null;
  return (
    <div ref={retainFocus} className={styles.ask}>
      {why ? (
        <Notice icon={LocateOff} tone="warning" role="alert">
          <p>{help(`help.why.${why}`)}</p>
          <p>
            {tWalking('walking.other')}{' '}
            <SiteLink href={positionHelpPath()}>{tWalking('walking.help')}</SiteLink>
          </p>
        </Notice>
      ) : (
        <p>{tWalking('walking.why')}</p>
      )}
      <Button icon={LocateFixed} onClick={start} aria-disabled={isWaiting}>
        {isWaiting ? t('position.waiting') : tWalking(why ? 'walking.tryAgain' : 'walking.ask')}
      </Button>
    </div>
  );
}
