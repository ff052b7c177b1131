import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { Icon } from './icon.tsx';
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

/** The first letters of the first and the last name, as an avatar shows them; empty where there is no letter. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((part) => /^\p{L}/u.exec(part)?.[0] ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toLocaleUpperCase();
}
