import { Footprints } from 'lucide-react';
import { formatDistance } from '@varde/domain/geo';
import { useLanguage } from '#i18n/use-text.ts';
import { useWalkingText, type WalkingText } from '#i18n/walking-texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { WalkingRouteState } from '../use-way.ts';
import type { WalkingRoute } from '#api/transform/walking-way.ts';
import styles from './way-words.module.css';

export interface RouteSummaryProps {
  readonly found: WalkingRouteState;
  /** Of a whole walk, not of the way to a place. Default: false. */
  readonly isWalk?: boolean;
}

/** How far it is and how long it takes; where nobody knows the way, that the line is not one. */
export function RouteSummary({ found, isWalk = false }: RouteSummaryProps) {
  const say = useWalkingText();
  const { tag } = useLanguage();
  const { walkingRoute, status, retry } = found;
  const figures = figuresOf(walkingRoute, say, tag);
  const hasFailed = status === 'failed';
  return (
    <div className={styles.words}>
      <LiveRegion>
        <p className={styles.figures}>
          <Icon icon={Footprints} size={1.25} />
          <span>{isWalk ? say('walking.walk', { figures }) : figures}</span>
        </p>
        {status === 'waiting' && <p className={styles.quiet}>{say('walking.finding')}</p>}
        {status === 'far' && <p className={styles.quiet}>{say('walking.far')}</p>}
        {status === 'none' && <p className={styles.quiet}>{say('walking.none')}</p>}
        {hasFailed && <p className={styles.quiet}>{say('walking.away')}</p>}
      </LiveRegion>
      {hasFailed && (
        <Button variant="quiet" onClick={retry}>
          {say('walking.tryAgain')}
        </Button>
      )}
    </div>
  );
}

function figuresOf({ metres, minutes }: WalkingRoute, say: WalkingText, tag: string): string {
  const distance = formatDistance(metres, tag);
  if (minutes === undefined) return say('walking.crow', { distance });
  return say('walking.figures', { distance, time: timeOf(minutes, say) });
}

const HOUR = 60;

/** Minutes in words, in hours from an hour on. */
function timeOf(minutes: number, say: WalkingText): string {
  if (minutes < HOUR) return say('walking.minutes', { count: minutes });
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return rest === 0
    ? say('walking.wholeHours', { hours })
    : say('walking.hours', { hours, minutes: rest });
}

export interface WalkEstimate {
  /** Metres. */
  readonly length: number;
  /** With time to look around. */
  readonly minutes: number;
}

/** A walk as the museum says that it is. */
export function EstimatedWalk({ length, minutes }: WalkEstimate) {
  const say = useWalkingText();
  const { tag } = useLanguage();
  const distance = formatDistance(length, tag);
  return (
    <p className={styles.figures}>
      <Icon icon={Footprints} size={1.25} />
      <span>{say('walking.planned', { distance, time: timeOf(minutes, say) })}</span>
    </p>
  );
}
