import { Maximize2, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { AUDIO_JUMP_BACK_S } from '@varde/domain/constants';
import { clockTime } from '#i18n/clock-time.ts';
import type { LongText } from '#i18n/long-texts.ts';
import { jump, seekTo, setMuted, toggle } from '#platform/media-acts.ts';
import type { MediaClock } from '#platform/media-clock.ts';
import type { Film, FilmVersion } from '#platform/players.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MarkedIconButton } from '#ui/marked-icon-button.tsx';
import { SeekBar } from '#ui/seek-bar.tsx';
import { CaptionsChoice } from './captions-choice.tsx';
import { fillScreen } from './fill-screen.ts';
import styles from './film-controls.module.css';
import { VersionChoice } from './version-choice.tsx';

export interface FilmControlsProps {
  readonly video: HTMLVideoElement;
  readonly clock: MediaClock;
  readonly film: Film;
  readonly version: FilmVersion;
  readonly onVersion: (version: FilmVersion) => void;
  readonly t: LongText;
}

export function FilmControls(props: FilmControlsProps) {
  const { video, clock, film, version, onVersion, t } = props;
  const { captions, versions } = film;
  const { time, duration, isPaused } = clock;
  const [now, whole] = [clockTime(time), clockTime(duration)];
  return (
    <div className={styles.controls}>
      <SeekBar
        {...{ time, duration }}
        label={t('player.seekFilm')}
        valueText={t('player.timeOf', { time: now, whole })}
        onSeek={(to) => seekTo(video, to)}
      />
      <div className={styles.row}>
        <IconButton
          icon={isPaused ? Play : Pause}
          label={t(isPaused ? 'player.play' : 'player.pause')}
          onClick={() => toggle(video)}
        />
        <MarkedIconButton
          icon={RotateCcw}
          mark={AUDIO_JUMP_BACK_S}
          label={t('player.back', { count: AUDIO_JUMP_BACK_S })}
          onClick={() => jump(video, -AUDIO_JUMP_BACK_S)}
        />
        <MuteButton {...{ video, t }} />
        <span className={styles.time}>
          {now} / {whole}
        </span>
        <IconButton
          icon={Maximize2}
          label={t('player.fullScreen')}
          onClick={() => fillScreen(video)}
        />
        {versions.length > 1 && (
          <VersionChoice {...{ versions, t }} chosen={version} onChoose={onVersion} />
        )}
        {captions.length > 0 && <CaptionsChoice {...{ video, captions, t }} />}
      </div>
    </div>
  );
}

function MuteButton({ video, t }: Pick<FilmControlsProps, 'video' | 't'>) {
  const isMuted = useSyncExternalStore(
    (onChange) => {
      video.addEventListener('volumechange', onChange);
      return () => video.removeEventListener('volumechange', onChange);
    },
    () => video.muted,
  );
  return (
    <IconButton
      icon={isMuted ? VolumeX : Volume2}
      label={t(isMuted ? 'player.unmute' : 'player.mute')}
      onClick={() => setMuted(video, !isMuted)}
    />
  );
}
