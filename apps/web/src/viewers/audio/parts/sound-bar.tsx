import type { LongText } from '#i18n/long-texts.ts';
import { clockTime } from '#i18n/clock-time.ts';
import type { MediaClock } from '#platform/media-clock.ts';
import { SeekBar } from '#ui/seek-bar.tsx';
import styles from './sound-bar.module.css';

export interface SoundBarProps {
  readonly clock: MediaClock;
  readonly t: LongText;
  /** Seconds. */
  readonly onSeek: (time: number) => void;
}

/** The seek bar between the time that has been heard and the whole. */
export function SoundBar({ clock: { time, duration }, t, onSeek }: SoundBarProps) {
  const [now, whole] = [clockTime(time), clockTime(duration)];
  return (
    <div className={styles.bar}>
      <span className={styles.time}>{now}</span>
      <SeekBar
        {...{ time, duration, onSeek }}
        label={t('player.seek')}
        valueText={t('player.timeOf', { time: now, whole })}
      />
      <span className={styles.time}>{whole}</span>
    </div>
  );
}
