import { UserRound } from 'lucide-react';
import { Icon } from './icon.tsx';
import { initials } from './initials.ts';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Whose letters are shown. Without any a person is drawn. */
  readonly name: string | undefined;
  /** In pixels of the normal text size; grows with the text. */
  readonly size: number;
}

const PIXELS_PER_REM = 16;

/** A person as a round sign. Never read aloud: the name stands beside it. */
export function Avatar({ name = '', size }: AvatarProps) {
  const letters = initials(name);
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: `${size / PIXELS_PER_REM}rem` }}
      aria-hidden="true"
    >
      {letters || <Icon icon={UserRound} />}
    </span>
  );
}
