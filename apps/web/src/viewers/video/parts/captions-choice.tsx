import { useEffect, useState } from 'react';
import type { LongText } from '#i18n/long-texts.ts';
import type { Film } from '#platform/players.ts';
import { readStored, writeStored } from '#platform/storage.ts';
import styles from './captions-choice.module.css';

export interface CaptionsChoiceProps {
  readonly video: HTMLVideoElement;
  readonly captions: Film['captions'];
  readonly t: LongText;
}

const NONE = '';

/** Captions in one of their languages, or none; the device remembers whether any are wanted. */
export function CaptionsChoice({ video, captions, t }: CaptionsChoiceProps) {
  const [lang, setLang] = useState(() => (wantsCaptions() ? (captions[0]?.lang ?? NONE) : NONE));
  useEffect(() => showOnly(video.textTracks, lang), [video, lang]);
  const choose = (chosen: string) => {
    setLang(chosen);
    keepCaptions(chosen !== NONE);
  };
  return (
    <select
      className={styles.choice}
      aria-label={t('player.captions')}
      title={t('player.captions')}
      value={lang}
      onChange={({ target }) => choose(target.value)}
    >
      <option value={NONE}>{t('player.noCaptions')}</option>
      {captions.map((one) => (
        <option key={one.lang} value={one.lang}>
          {one.label}
        </option>
      ))}
    </select>
  );
}

function showOnly(tracks: TextTrackList, lang: string): void {
  for (const track of tracks) track.mode = track.language === lang ? 'showing' : 'disabled';
}

/** Where the device remembers whether the visitor wants captions. */
const KEY = 'captions';

function wantsCaptions(): boolean {
  return readStored(KEY) === 'on';
}

function keepCaptions(wanted: boolean): void {
  writeStored(KEY, wanted ? 'on' : 'off');
}
