import type { PlayableView } from '#services/transform/playable.ts';
import styles from './playable.module.css';

export interface SaidWordsProps {
  readonly words: PlayableView['transcript'];
  readonly title: string;
}

/** What is said, folded until somebody wants to read it. */
export function SaidWords({ words, title }: SaidWordsProps) {
  if (!words) return null;
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      {words.lines.map(({ text }, index) => (
        // Lines have no identity of their own, and their order never changes.
        <p key={index} lang={words.lang}>
          {text}
        </p>
      ))}
    </details>
  );
}
