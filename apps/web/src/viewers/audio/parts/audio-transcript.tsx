/** Transcript of a track beside the player, in sync with playback. */
import { useState, useEffect, useRef } from 'react';
import type { LongText } from '#i18n/long-texts.ts';
import type { AudioTrack } from '#state/players.ts';
import { Button } from '#ui/button.tsx';
import styles from './audio-transcript.module.css';

const KINDS = ['words', 'plain'] as const;

export interface AudioTranscriptProps extends Pick<TranscriptProps, 'time' | 'onSeek'> {
  readonly audio: AudioTrack;
  readonly t: LongText;
}

export function hasTranscript({ transcript, plain }: AudioTrack): boolean {
  return transcript !== undefined || plain !== undefined;
}

/** Transcript or plain-language version of a track; with both, the visitor chooses. */
export function AudioTranscript({
  audio: { transcript, plain },
  t,
  time,
  onSeek,
}: AudioTranscriptProps) {
  const [chosenKind, setChosenKind] = useState<(typeof KINDS)[number]>('words');
  const isPlain = !transcript || (chosenKind === 'plain' && plain !== undefined);
  const shown = isPlain ? plain : transcript;
  const current = isPlain ? 'plain' : 'words';
  return (
    <>
      {transcript && plain && (
        <div className={styles.choice}>
          {KINDS.map((kind) => (
            <Button key={kind} aria-pressed={kind === current} onClick={() => setChosenKind(kind)}>
              {t(`player.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      {shown && (
        <Transcript
          key={current}
          transcript={shown}
          label={t(`player.${current}`)}
          {...{ time, onSeek }}
        />
      )}
    </>
  );
}

interface TranscriptProps {
  readonly transcript: NonNullable<AudioTrack['transcript']>;
  /** Names the list: transcript or plain language. */
  readonly label: string;
  /** Seconds. */
  readonly time: number;
  readonly onSeek: (time: number) => void;
}

/** Follows playback; a click on a line seeks there. Lines without times are static text. */
function Transcript({ transcript: { lang, lines }, label, time, onSeek }: TranscriptProps) {
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

/** Scrolls only the list, never the page; not while the list contains the focus. */
function follow(list: HTMLElement, line: HTMLElement): void {
  if (list.contains(document.activeElement)) return;
  list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
}

/** Index of the last line that has started; -1 before the first, and for lines without times. */
export function lineAt(lines: readonly { readonly start?: number }[], time: number): number {
  return lines.findLastIndex(({ start = Infinity }) => start <= time);
}
