import { Footprints } from 'lucide-react';
import { formatDistance } from '@varde/domain/geo';
import { useLanguage } from '#i18n/use-text.ts';
import { useWalkingText } from '#i18n/walking-texts.ts';
import { Icon } from '#ui/icon.tsx';
import { timeOf } from './time-of.ts';
import styles from './way-words.module.css';

export interface Plan {
  /** Metres. */
  readonly length: number;
  /** With time to look around. */
  readonly minutes: number;
}

/** A walk as the museum says that it is. */
export function PlannedWalk({ length, minutes }: Plan) {
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
