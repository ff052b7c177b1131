import { useEffect, useRef } from 'react';
import type { Sound } from '#platform/players.ts';
import { lineAt } from './line-at.ts';
import styles from './transcript.module.css';

export interface TranscriptProps {
  readonly transcript: NonNullable<Sound['transcript']>;
  /** What is read: what is said, or what it tells in plain language. */
  readonly label: string;
  /** Seconds. */
  readonly time: number;
  readonly onSeek: (time: number) => void;
}

/** What is said, beside the player: it follows the sound, and a press on a line goes there. Without times it is only read. */
export function Transcript({ transcript: { lang, lines }, label, time, onSeek }: TranscriptProps) {
  const current = lineAt(lines, time);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[current];
    if (list.current && line instanceof HTMLElement) follow(list.current, line);
  }, [current]);
  return (
    <ol ref={list} className={styles.lines} aria-label={label} lang={lang} tabIndex={-1}>
      {lines.map(({ text, start }, index) => (
        <li key={index}>
          {start === undefined ? (
            <p className={styles.plain}>{text}</p>
          ) : (
            <button
              type="button"
              className={styles.line}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSeek(start)}
            >
              {text}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the list alone, never the page; not while the visitor is busy in it with the keyboard. */
function follow(list: HTMLElement, line: HTMLElement): void {
  if (list.contains(document.activeElement)) return;
  list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
}
