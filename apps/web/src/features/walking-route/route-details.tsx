/** What describes a walking route: its length, the position it needs, the phone's map app. */
import { formatDistance } from '@varde/domain/geo';
import { ExternalLink, Footprints } from 'lucide-react';
import type { WalkingRoute } from '#api/transform/walking-route.ts';
import { type MapAppPlace, mapAppUrl } from '#browser/map-app.ts';
import { PositionRequest } from '#components/position-request.tsx';
import type { PositionControl } from '#browser/use-position.ts';
import { walkingMessages } from '#i18n/groups/walking.ts';
import { useGroupText, type GroupText } from '#i18n/lazy-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import type { WalkingRouteState } from './use-walking-route.ts';
import styles from './route-details.module.css';

export interface RouteSummaryProps {
  readonly found: WalkingRouteState;
  /** Of a full walk, not of the route to a place. Default: false. */
  readonly isWalk?: boolean;
}

/** Distance and duration; without a known route, a note that the line is straight. */
export function RouteSummary({ found, isWalk = false }: RouteSummaryProps) {
  const t = useGroupText(walkingMessages);
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

/** A duration as text, with hours from 60 minutes on. */
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
  /** Including time to look around. */
  readonly minutes: number;
}

/** The museum's own estimate of a walk. */
export function EstimatedWalk({ length, minutes }: WalkEstimate) {
  const t = useGroupText(walkingMessages);
  const { tag } = useLanguage();
  const distance = formatDistance(length, tag);
  return (
    <p className={styles.figures}>
      <Icon icon={Footprints} size={1.25} />
      <span>{t('walking.planned', { distance, time: timeOf(minutes, t) })}</span>
    </p>
  );
}

/** Requests the position for a walking route; the alternative is the map app. */
export function RoutePositionRequest(control: PositionControl) {
  const t = useGroupText(walkingMessages);
  const texts = {
    reason: t('walking.why'),
    alternative: t('walking.other'),
    help: t('walking.help'),
    request: t('walking.ask'),
    tryAgain: t('walking.tryAgain'),
  };
  return <PositionRequest {...control} texts={texts} />;
}

export interface MapAppLinkProps {
  readonly place: MapAppPlace;
  /** Without the explanatory line, where space is limited. Default: false. */
  readonly isShort?: boolean;
}

/** Opens a place in the phone's map app; nothing is requested from it before. */
export function MapAppLink({ place, isShort = false }: MapAppLinkProps) {
  const t = useGroupText(walkingMessages);
  const href = mapAppUrl(place);
  // Only a web page opens in a new tab; an app opens over this page.
  const target = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <div className={styles.link}>
      <ButtonLink href={href} icon={ExternalLink} {...target}>
        {t('walking.openMap')}
      </ButtonLink>
      {!isShort && <p className={styles.note}>{t('walking.openMapNote')}</p>}
    </div>
  );
}
