import { useState } from 'react';
import type { LongText } from '#i18n/long-texts.ts';
import type { Sound } from '#platform/players.ts';
import { Button } from '#ui/button.tsx';
import styles from './sound-words.module.css';
import { Transcript } from './transcript.tsx';
import type { TranscriptProps } from './transcript.tsx';

const KINDS = ['words', 'plain'] as const;

export interface SoundWordsProps extends Pick<TranscriptProps, 'time' | 'onSeek'> {
  readonly sound: Sound;
  readonly t: LongText;
}

export function hasWords({ transcript, plain }: Sound): boolean {
  return transcript !== undefined || plain !== undefined;
}

/** What is said in a sound, or what it tells in plain language; where it has both, the visitor chooses. */
export function SoundWords({ sound: { transcript, plain }, t, time, onSeek }: SoundWordsProps) {
  const [wanted, setWanted] = useState<(typeof KINDS)[number]>('words');
  const isPlain = !transcript || (wanted === 'plain' && plain !== undefined);
  const shown = isPlain ? plain : transcript;
  const current = isPlain ? 'plain' : 'words';
  return (
    <>
      {transcript && plain && (
        <div className={styles.choice}>
          {KINDS.map((kind) => (
            <Button key={kind} aria-pressed={kind === current} onClick={() => setWanted(kind)}>
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
