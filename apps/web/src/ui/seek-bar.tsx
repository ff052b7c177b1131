import type { CSSProperties, KeyboardEvent } from 'react';
import styles from './seek-bar.module.css';

export interface SeekBarProps {
  readonly label: string;
  /** Seconds. */
  readonly time: number;
  /** Seconds; 0 disables seeking. */
  readonly duration: number;
  /** Formatted time for screen readers. */
  readonly valueText: string;
  /** Seconds. */
  readonly onSeek: (time: number) => void;
  /** By a key, from where the media is by then: `time` may lag behind quick keys. */
  readonly onJump: (seconds: number) => void;
}

/** Seconds per key; the native step of one second is too small for long media. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 30,
  PageDown: -30,
};

/** Playback position of audio or video: a click seeks, keys step. */
export function SeekBar({ label, time, duration, valueText, onSeek, onJump }: SeekBarProps) {
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onJump(step);
  };
  const style: CSSProperties & Record<'--share', number> = {
    '--share': duration > 0 ? time / duration : 0,
  };
  return (
    <input
      type="range"
      className={styles.bar}
      style={style}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={duration || 1}
      step="any"
      value={time}
      disabled={duration === 0}
      onChange={({ target }) => onSeek(target.valueAsNumber)}
      onKeyDown={handleKey}
    />
  );
}
