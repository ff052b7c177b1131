import { HardDrive } from 'lucide-react';
import { playMessages } from '#i18n/groups/play.ts';
import { useGroupText } from '#i18n/lazy-texts.ts';
import { useText } from '#i18n/use-text.ts';
import { PositionRequest } from '#components/position-request.tsx';
import { usePosition } from '#browser/use-position.ts';
import { Notice } from '#ui/notice.tsx';
import type { GameState } from './game.ts';

/** Requests the position for a run; posts have a fallback method without it. */
export function RunPositionRequest() {
  const t = useText();
  const tPlay = useGroupText(playMessages);
  const texts = {
    reason: tPlay('play.placeWhy'),
    alternative: tPlay('play.otherWay'),
    help: tPlay('play.placeHelp'),
    request: tPlay('play.placeAsk'),
    tryAgain: t('error.tryAgain'),
  };
  return <PositionRequest {...usePosition()} isLock texts={texts} />;
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
