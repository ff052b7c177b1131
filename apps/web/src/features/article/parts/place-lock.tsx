import { LocateFixed } from 'lucide-react';
import { formatDistance } from '@varde/domain/geo';
import { judgeNearness } from '@varde/domain/locks';
import type { Nearness } from '@varde/domain/locks';
import { useEffect, useEffectEvent } from 'react';
import { useLateText } from '#i18n/use-late-text.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { useViewerText } from '#i18n/viewer-texts.ts';
import { positionHelpAddress } from '#platform/position-help.ts';
import { whyLacking } from '#platform/position-store.ts';
import type { Position, PositionFailure } from '#platform/position-store.ts';
import { usePosition } from '#platform/use-position.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { LockDoorProps } from './lock-door.tsx';
import { useUnlockWords } from './use-unlock-words.ts';
import { useUnlock } from './use-unlock.ts';

/** Opens by itself when the visitor comes near enough; says how far it still is until then. */
export function PlaceLock({ id, location, lock: { metres }, onOpen }: LockDoorProps) {
  const { state: found, start } = usePosition();
  const { state, tryIt } = useUnlock(id, onOpen);
  const words = useUnlockWords(state);
  const position = found.status === 'known' ? found.position : undefined;
  const place = location && metres !== undefined ? { location, proximity: metres } : undefined;
  const nearness = position && place && judgeNearness(position, place);
  const arrive = useEffectEvent(({ lat, lng, accuracy }: Position) => {
    // The server asks for no more than it can believe.
    tryIt({ location: { lat, lng }, accuracy: Math.min(accuracy, MOST_ACCURACY) });
  });
  const isHere = nearness?.status === 'here';
  useEffect(() => {
    // Each new reading is another try: the last one may have been refused.
    if (isHere && position) arrive(position);
  }, [isHere, position]);
  const why = whyLacking(found);
  if (found.status === 'known' && !why) {
    return <LiveRegion>{words ?? <StillToGo nearness={nearness} />}</LiveRegion>;
  }
  return <AskPosition why={why} isWaiting={found.status === 'waiting'} onAsk={start} />;
}

/** As the contract has it. */
const MOST_ACCURACY = 100_000;

function StillToGo({ nearness }: { nearness: Nearness | undefined }) {
  const t = useViewerText();
  const { tag } = useLanguage();
  if (!nearness) return null;
  if (nearness.status === 'here') return t('unlock.trying');
  return t('unlock.away', { distance: formatDistance(nearness.distance, tag) });
}

interface AskPositionProps {
  readonly why: PositionFailure | undefined;
  readonly isWaiting: boolean;
  readonly onAsk: () => void;
}

/** §8: says why there is no position, and where to read how it is turned on. */
function AskPosition({ why, isWaiting, onAsk }: AskPositionProps) {
  const t = useText();
  const words = useViewerText();
  const long = useLateText('help');
  return (
    <>
      <LiveRegion>{why && long(`help.why.${why}`)}</LiveRegion>
      {why !== 'unsupported' && why !== 'off' && (
        <Button variant="primary" icon={LocateFixed} aria-disabled={isWaiting} onClick={onAsk}>
          {isWaiting ? t('position.waiting') : words('unlock.here')}
        </Button>
      )}
      {why && <ButtonLink href={positionHelpAddress()}>{words('unlock.help')}</ButtonLink>}
      {!why && <p>{words('unlock.reason')}</p>}
    </>
  );
}
