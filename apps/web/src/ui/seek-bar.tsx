import type { CSSProperties, KeyboardEvent } from 'react';
import styles from './seek-bar.module.css';

export interface SeekBarProps {
  readonly label: string;
  /** Seconds. */
  readonly time: number;
  /** Seconds; while it is 0 nothing can be sought. */
  readonly duration: number;
  /** The time in words, for screen readers. */
  readonly valueText: string;
  /** Seconds. */
  readonly onSeek: (time: number) => void;
}

/** Of an arrow key, and of Page Up and Page Down; a second at a time is no way through an hour. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 30,
  PageDown: -30,
};

/** How far a sound or film has come, and the way to another place in it: a press jumps there, keys step. */
export function SeekBar({ label, time, duration, valueText, onSeek }: SeekBarProps) {
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onSeek(Math.min(Math.max(time + step, 0), duration));
  };
  const style = { '--share': duration > 0 ? time / duration : 0 } as CSSProperties;
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
