import { useEffect, useEffectEvent } from 'react';
import { useViewerText } from '#i18n/viewer-texts.ts';
import { useOnline } from '#platform/network.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { LockDoorProps } from './lock-door.tsx';
import { useUnlockWords } from './use-unlock-words.ts';
import { useUnlock } from './use-unlock.ts';

/** Opens by itself on the museum's own network, also when the device joins it while the page stands. */
export function NetworkLock({ id, onOpen }: LockDoorProps) {
  const t = useViewerText();
  const { state, tryIt } = useUnlock(id, onOpen);
  const isOnline = useOnline();
  const words = useUnlockWords(state);
  const look = useEffectEvent(() => tryIt({}));
  useEffect(() => {
    if (isOnline) look();
  }, [isOnline]);
  return (
    <>
      <Button aria-disabled={state.status === 'trying'} onClick={() => tryIt({})}>
        {t('unlock.joined')}
      </Button>
      <LiveRegion>{state.status === 'refused' ? t('unlock.notThere') : words}</LiveRegion>
    </>
  );
}
