import { useState } from 'react';
import { useLanguage } from '#i18n/use-text.ts';
import type { LongText } from '#i18n/long-texts.ts';
import { setSpeed as setSpeedOf } from '#platform/media-acts.ts';
import { keepSpeed, readSpeed, SPEEDS } from './kept-sound.ts';
import styles from './speed-choice.module.css';

export interface SpeedChoiceProps {
  readonly element: HTMLMediaElement;
  readonly t: LongText;
}

/** How fast the sound is played; the device remembers it. */
export function SpeedChoice({ element, t }: SpeedChoiceProps) {
  const [speed, setSpeed] = useState(readSpeed);
  const { tag } = useLanguage();
  const choose = (chosen: number) => {
    setSpeedOf(element, chosen);
    keepSpeed(chosen);
    setSpeed(chosen);
  };
  return (
    <select
      className={styles.speed}
      aria-label={t('player.speed')}
      title={t('player.speed')}
      value={speed}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {one.toLocaleString(tag)}×
        </option>
      ))}
    </select>
  );
}
