import { Footprints } from 'lucide-react';
import { formatDistance } from '@varde/domain/geo';
import { useLanguage } from '#i18n/use-text.ts';
import { useGroupText, type GroupText } from '#i18n/lazy-texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { WalkingRouteState } from '../use-walking-route.ts';
import type { WalkingRoute } from '#api/transform/walking-route.ts';
import styles from './route-summary.module.css';

export interface RouteSummaryProps {
  readonly found: WalkingRouteState;
  /** Of a whole walk, not of the way to a place. Default: false. */
  readonly isWalk?: boolean;
}

/** How far it is and how long it takes; where nobody knows the way, that the line is not one. */
export function RouteSummary({ found, isWalk = false }: RouteSummaryProps) {
  const t = useGroupText('walking');
  const { tag } = useLanguage();
  const { walkingRoute, status, retry } = found;
  const figures = figuresOf(walkingRoute, t, tag);
  const hasFailed = status === 'failed';
  return (
    <div className={styles.words}>
      <LiveRegion>
        <p className={styles.figures}>
          <Icon icon={Footprints} size={1.25} />
          <span>{isWalk ? t('walking.walk', { figures }) : figures}</span>
        </p>
        {status === 'waiting' && <p className={styles.quiet}>{t('walking.finding')}</p>}
        {status === 'far' && <p className={styles.quiet}>{t('walking.far')}</p>}
        {status === 'none' && <p className={styles.quiet}>{t('walking.none')}</p>}
        {hasFailed && <p className={styles.quiet}>{t('walking.away')}</p>}
      </LiveRegion>
      {hasFailed && (
        <Button variant="quiet" onClick={retry}>
          {t('walking.tryAgain')}
        </Button>
      )}
    </div>
  );
}

function figuresOf(
  { metres, minutes }: WalkingRoute,
  t: GroupText<'walking'>,
  tag: string,
): string {
  const distance = formatDistance(metres, tag);
  if (minutes === undefined) return t('walking.crow', { distance });
  return t('walking.figures', { distance, time: timeOf(minutes, t) });
}

const HOUR = 60;

/** Minutes in words, in hours from an hour on. */
function timeOf(minutes: number, t: GroupText<'walking'>): string {
  if (minutes < HOUR) return t('walking.minutes', { count: minutes });
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return rest === 0
    ? t('walking.wholeHours', { hours })
    : t('walking.hours', { hours, minutes: rest });
}

export interface WalkEstimate {
  /** Metres. */
  readonly length: number;
  /** With time to look around. */
  readonly minutes: number;
}

/** A walk as the museum says that it is. */
export function EstimatedWalk({ length, minutes }: WalkEstimate) {
  const t = useGroupText('walking');
  const { tag } = useLanguage();
  const distance = formatDistance(length, tag);
  return (
    <p className={styles.figures}>
      <Icon icon={Footprints} size={1.25} />
      <span>{t('walking.planned', { distance, time: timeOf(minutes, t) })}</span>
    </p>
  );
}
