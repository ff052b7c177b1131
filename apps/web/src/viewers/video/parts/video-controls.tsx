/** Controls of the video player, labelled in the visitor's language. */
import { Maximize2, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import type { LongText } from '#i18n/long-texts.ts';
import { useSyncExternalStore, useEffect, useState } from 'react';
import { AUDIO_JUMP_BACK_S } from '@varde/domain/constants';
import { clockTime } from '#i18n/clock-time.ts';
import { jump, seekTo, setMuted, toggle, type MediaClock } from '#browser/media-element.ts';
import type { PlayableMedia, MediaVersion } from '#state/players.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MarkedIconButton } from '#ui/marked-icon-button.tsx';
import { SeekBar } from '#ui/seek-bar.tsx';
import { isInFullscreen, toggleFullscreen } from './video-playback.ts';
import styles from './video-controls.module.css';

export interface VideoControlsProps {
  readonly video: HTMLVideoElement;
  readonly clock: MediaClock;
  readonly media: PlayableMedia;
  readonly version: MediaVersion;
  readonly onVersion: (version: MediaVersion) => void;
  readonly t: LongText;
}

export function VideoControls(props: VideoControlsProps) {
  const { video, clock, media, version, onVersion, t } = props;
  const { captions, versions } = media;
  const { time, duration, isPaused } = clock;
  const [elapsed, total] = [clockTime(time), clockTime(duration)];
  return (
    <div className={styles.controls}>
      <SeekBar
        {...{ time, duration }}
        label={t('player.seekFilm')}
        valueText={t('player.timeOf', { time: elapsed, whole: total })}
        onSeek={(to) => seekTo(video, to)}
        onJump={(seconds) => jump(video, seconds)}
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
          {elapsed} / {total}
        </span>
        <IconButton
          icon={Maximize2}
          label={t('player.fullScreen')}
          onClick={() => toggleFullscreen(video)}
        />
        {versions.length > 1 && (
          <VersionChoice {...{ versions, t }} chosen={version} onChoose={onVersion} />
        )}
        {captions.length > 0 && <CaptionsChoice {...{ video, captions, t }} />}
      </div>
    </div>
  );
}

function MuteButton({ video, t }: Pick<VideoControlsProps, 'video' | 't'>) {
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

interface CaptionsChoiceProps {
  readonly video: HTMLVideoElement;
  readonly captions: PlayableMedia['captions'];
  readonly t: LongText;
}

const NONE = '';

/** Language of the captions, or none; whether captions are on is stored on the device. */
function CaptionsChoice({ video, captions, t }: CaptionsChoiceProps) {
  const [lang, setLang] = useState(() => (wantsCaptions() ? (captions[0]?.lang ?? NONE) : NONE));
  useEffect(() => keepChoice(video, lang), [video, lang]);
  const choose = (chosen: string) => {
    setLang(chosen);
    storeCaptionsChoice(chosen !== NONE);
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

/**
 * The browser selects tracks by itself as the video loads: it may show one beside ours, or hide ours.
 * In full screen its own menu is shown, and the visitor's.
 * @returns a function that stops it
 */
function keepChoice(video: HTMLVideoElement, lang: string): () => void {
  const { textTracks: tracks } = video;
  const restore = () => {
    const shown = [...tracks].filter(({ mode }) => mode === 'showing');
    const isHidden = shown.length === 0 && !isInFullscreen(video);
    if (shown.length > 1 || isHidden) showOnly(tracks, lang);
  };
  showOnly(tracks, lang);
  tracks.addEventListener('change', restore);
  return () => tracks.removeEventListener('change', restore);
}

function showOnly(tracks: TextTrackList, lang: string): void {
  for (const track of tracks) track.mode = track.language === lang ? 'showing' : 'disabled';
}

/** Storage key of whether captions are on. */
const CAPTIONS_KEY = 'captions';

const wantsCaptions = (): boolean => readStored(CAPTIONS_KEY) === 'on';

function storeCaptionsChoice(isOn: boolean): void {
  writeStored(CAPTIONS_KEY, isOn ? 'on' : 'off');
}

interface VersionChoiceProps {
  readonly versions: readonly MediaVersion[];
  readonly chosen: MediaVersion;
  readonly onChoose: (version: MediaVersion) => void;
  readonly t: LongText;
}

/** Ordinary, audio-described or signed version. */
function VersionChoice({ versions, chosen, onChoose, t }: VersionChoiceProps) {
  const choose = (url: string) => {
    const version = versions.find((one) => one.url === url);
    if (version) onChoose(version);
  };
  return (
    <select
      className={styles.choice}
      aria-label={t('player.version')}
      title={t('player.version')}
      value={chosen.url}
      onChange={({ target }) => choose(target.value)}
    >
      {versions.map((version) => (
        <option key={version.url} value={version.url}>
          {versionLabel(version, t)}
        </option>
      ))}
    </select>
  );
}

function versionLabel({ kind, language }: MediaVersion, t: LongText): string {
  const label = t(`player.version.${kind}`);
  return language ? `${label} (${language})` : label;
}
