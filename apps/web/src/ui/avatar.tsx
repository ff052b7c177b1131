import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Source of the initials. Default: a person icon. */
  readonly name: string | undefined;
  /** Replaces the initials; they are the fallback if it fails to load. */
  readonly imageUrl?: string | undefined;
  /** In pixels at the default text size; scales with the text. */
  readonly size: number;
}

const PIXELS_PER_REM = 16;

/** A person's avatar. Hidden from screen readers: the name is beside it. */
export function Avatar({ name = '', imageUrl, size }: AvatarProps) {
  const letters = initials(name);
  const [failedUrl, setFailedUrl] = useState<string>();
  const isShown = imageUrl !== undefined && imageUrl !== failedUrl;
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
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        letters || <Icon icon={UserRound} />
      )}
    </span>
  );
}

/** Initials of the first and last name; empty if there are no letters. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((part) => /^\p{L}/u.exec(part)?.[0] ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join('').toLocaleUpperCase();
}
