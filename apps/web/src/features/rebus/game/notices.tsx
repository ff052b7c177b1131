import { HardDrive, LocateFixed, LocateOff } from 'lucide-react';
import { pagesMessages } from '#i18n/groups/pages.ts';
import { playMessages } from '#i18n/groups/play.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useText } from '#i18n/use-text.ts';
import { retainFocus } from '#browser/focus-main.ts';
import { positionHelpPath } from '#browser/position-help.ts';
import { positionFailure } from '#browser/position-store.ts';
import { usePosition } from '#browser/use-position.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import type { GameState } from './game.ts';
import styles from './game.module.css';

/**
 * Requests the position and explains why, until it is known. When it is unavailable: what to do,
 * and that posts have a fallback method.
 */
export function PositionPrompt() {
  const t = useText();
  const help = useGroupText(pagesMessages);
  const tPlay = useGroupText(playMessages);
  const { state, start } = usePosition();
  const why = positionFailure(state);
  if (state.status === 'known' && !why) return null;
  const isWaiting = state.status === 'waiting';
  return (
    <div ref={retainFocus} className={styles.ask}>
      {why ? (
        <Notice icon={LocateOff} tone="warning" role="alert">
          <p>{help(`help.why.${why}`)}</p>
          <p>
            {tPlay('play.otherWay')}{' '}
            <SiteLink href={positionHelpPath()}>{tPlay('play.placeHelp')}</SiteLink>
          </p>
        </Notice>
      ) : (
        <p>{tPlay('play.placeWhy')}</p>
      )}
      <Button icon={LocateFixed} onClick={start} aria-disabled={isWaiting}>
        {why ? t('error.tryAgain') : isWaiting ? t('position.waiting') : tPlay('play.placeAsk')}
      </Button>
    </div>
  );
}

/** Warns that the run is lost with the page, because the browser stores nothing or is full. */
export function NotPersistedNotice({ state: { isPersisted } }: { state: GameState }) {
  const t = useGroupText(playMessages);
  if (isPersisted) return null;
  return (
    <Notice icon={HardDrive} tone="warning">
      {t('play.notKept')}
    </Notice>
  );
}
