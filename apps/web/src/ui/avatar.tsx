import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import { initials } from './initials.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Whose letters are shown. Without any a person is drawn. */
  readonly name: string | undefined;
  /** A picture in place of the letters, which come back where it cannot be had. */
  readonly imageUrl?: string | undefined;
  /** In pixels of the normal text size; grows with the text. */
  readonly size: number;
}

const PIXELS_PER_REM = 16;

/** A person as a round sign. Never read aloud: the name stands beside it. */
export function Avatar({ name = '', imageUrl, size }: AvatarProps) {
  const letters = initials(name);
  const [missing, setMissing] = useState<string>();
  const isShown = imageUrl !== undefined && imageUrl !== missing;
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: `${size / PIXELS_PER_REM}rem` }}
      aria-hidden="true"
    >
      {isShown ? (
        <img
          className={styles.picture}
          src={imageUrl}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setMissing(imageUrl)}
        />
      ) : (
        letters || <Icon icon={UserRound} />
      )}
    </span>
  );
}
