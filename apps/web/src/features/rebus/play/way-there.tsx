import { Navigation } from 'lucide-react';
import type { CSSProperties } from 'react';
import { distanceBetween, formatDistance, type LatLng } from '@varde/domain/geo';
import { judgeNearness } from '@varde/domain/locks';
import { bearingTo, compassPoint } from '@varde/domain/rebus/bearing';
import { usePlayText } from '#i18n/play-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import type { Position } from '#platform/position-store.ts';
import { usePosition } from '#platform/use-position.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { AskPlace } from './ask-place.tsx';
import styles from './play.module.css';

export interface WayThereProps {
  readonly place: LatLng | null;
  /** Metres. */
  readonly proximity: number;
}

/** How far it is to a post and in which direction, while the visitor walks. North is up, as on the map. */
export function WayThere({ place, proximity }: WayThereProps) {
  const say = usePlayText();
  const { tag } = useLanguage();
  const { state } = usePosition();
  const nearEnough = say('play.nearEnough', { distance: formatDistance(proximity, tag) });
  return (
    <section className={styles.way} aria-label={say('play.wayThere')}>
      {state.status === 'known' && place && (
        <Distance place={place} position={state.position} proximity={proximity} />
      )}
      <p className={styles.quiet}>{nearEnough}</p>
      <AskPlace />
    </section>
  );
}

interface DistanceProps {
  readonly place: LatLng;
  readonly position: Position;
  readonly proximity: number;
}

function Distance({ place, position, proximity }: DistanceProps) {
  const say = usePlayText();
  const { tag } = useLanguage();
  const bearing = bearingTo(position, place);
  const nearness = judgeNearness(position, { location: place, proximity });
  const distance = formatDistance(Math.round(distanceBetween(position, place)), tag);
  const accuracy = formatDistance(Math.round(position.accuracy), tag);
  const isPoor = position.accuracy > proximity && nearness.status === 'away';
  const arrow = { '--bearing': `${bearing}deg` } as CSSProperties;
  return (
    <>
      <p className={styles.distance}>
        <span className={styles.arrow} style={arrow}>
          <Icon icon={Navigation} size={2} />
        </span>
        <span>
          <strong>{say('play.away', { distance })}</strong>{' '}
          <span className={styles.quiet}>{say(`play.towards.${compassPoint(bearing)}`)}</span>
        </span>
      </p>
      <p className={styles.quiet}>{say('play.accuracy', { accuracy })}</p>
      {isPoor && <Notice icon={Navigation}>{say('play.poorAccuracy', { accuracy })}</Notice>}
    </>
  );
}
