/**
 * The player at the bottom of the page (specification §2.7, §4.4): title, seek bar, transcript and
 * the next audio. It continues from page to page; the audio element is passed in.
 */
import { Pause, Play, RotateCcw, SkipForward, TextQuote, X, RotateCw } from 'lucide-react';
import type { LongText } from '#i18n/long-texts.ts';
import { useRef, useState, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { AUDIO_JUMP_BACK_S } from '@varde/domain/constants';
import { clockTime } from '#i18n/clock-time.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { retainFocus } from '#browser/focus-main.ts';
import {
  jump,
  seekTo,
  toggle,
  setSpeed as setSpeedOf,
  useMediaClock,
  type MediaClock,
} from '#browser/media-element.ts';
import { useMediaSession } from '#state/media-session.ts';
import type { AudioTrack } from '#state/players.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { MarkedIconButton } from '#ui/marked-icon-button.tsx';
import { SeekBar, type SeekBarProps } from '#ui/seek-bar.tsx';
import styles from './audio-dock.module.css';
import {
  readSpeed,
  reset,
  SPEEDS,
  storeSpeed,
  useAudio,
  useFlow,
  type Flow,
} from './parts/audio-playback.ts';
import { hasTranscript, AudioTranscript } from './parts/audio-transcript.tsx';

export interface AudioDockProps {
  readonly audio: AudioTrack;
  readonly element: HTMLAudioElement;
  readonly t: LongText;
  /** Title of the audio, as a link to its page. */
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Plays the next track; omitted for the last one. */
  readonly onNext?: (() => void) | undefined;
}

export function AudioDock({ audio, element, t, title, onClose, onNext }: AudioDockProps) {
  const [showsTranscript, setShowsTranscript] = useState(false);
  const clock = useMediaClock(element);
  const { flow, retry } = useFlow(element, audio.url);
  const dock = useRef<HTMLElement>(null);
  const handleClose = () => {
    reset(element, audio.url);
    onClose();
  };
  useAudio(element, audio, () => onNext?.());
  useMediaSession(element, audio, { clock, onClose: handleClose, onNext });
  useDockRoom(dock);
  const seek = (time: number) => seekTo(element, time);
  return (
    <section
      ref={dock}
      className={styles.dock}
      aria-label={t('player.sound')}
      data-surface="bar"
      data-print="hide"
    >
      <div ref={retainFocus} className={styles.inside}>
        <FlowNotice {...{ flow, retry, t }} />
        {showsTranscript && <AudioTranscript {...{ audio, t }} time={clock.time} onSeek={seek} />}
        <AudioProgress
          {...{ clock, t }}
          onSeek={seek}
          onJump={(seconds) => jump(element, seconds)}
        />
        <div className={styles.controls}>
          <PlayButton {...{ element, t }} isPaused={clock.isPaused} />
          <MarkedIconButton
            icon={RotateCcw}
            mark={AUDIO_JUMP_BACK_S}
            label={t('player.back', { count: AUDIO_JUMP_BACK_S })}
            onClick={() => jump(element, -AUDIO_JUMP_BACK_S)}
          />
          <div className={styles.title}>{title}</div>
          <SpeedChoice {...{ element, t }} />
          {hasTranscript(audio) && (
            <IconButton
              icon={TextQuote}
              label={t('player.words')}
              aria-expanded={showsTranscript}
              onClick={() => setShowsTranscript(!showsTranscript)}
            />
          )}
          {onNext && <IconButton icon={SkipForward} label={t('player.next')} onClick={onNext} />}
          <IconButton icon={X} label={t('player.close')} onClick={handleClose} />
        </div>
      </div>
    </section>
  );
}

interface PlayButtonProps extends Pick<AudioDockProps, 'element' | 't'> {
  readonly isPaused: boolean;
}

function PlayButton({ element, t, isPaused }: PlayButtonProps) {
  return (
    <IconButton
      icon={isPaused ? Play : Pause}
      label={t(isPaused ? 'player.play' : 'player.pause')}
      className={styles.play}
      onClick={() => toggle(element)}
    />
  );
}

interface FlowNoticeProps {
  readonly flow: Flow;
  readonly retry: () => void;
  readonly t: LongText;
}

/** Reports stalled or failed audio, with a retry button after a failure. */
function FlowNotice({ flow, retry, t }: FlowNoticeProps) {
  return (
    <div className={styles.notice}>
      <LiveRegion>
        {flow === 'stalled' && <p>{t('player.stalled')}</p>}
        {flow === 'failed' && <p>{t('player.soundFailed')}</p>}
      </LiveRegion>
      {flow === 'failed' && (
        <Button variant="quiet" icon={RotateCw} onClick={retry}>
          {t('player.tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** The chosen playback rate is stored on the device. */
function SpeedChoice({ element, t }: { readonly element: HTMLMediaElement; readonly t: LongText }) {
  const [speed, setSpeed] = useState(readSpeed);
  const { tag } = useLanguage();
  const choose = (chosen: number) => {
    setSpeedOf(element, chosen);
    storeSpeed(chosen);
    setSpeed(chosen);
  };
  return (
    <select
      className={styles.speed}
      aria-label={t('player.speed')}
      title={t('player.speed')}
      value={speed}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {SPEEDS.map((option) => (
        <option key={option} value={option}>
          {option.toLocaleString(tag)}×
        </option>
      ))}
    </select>
  );
}

interface AudioProgressProps extends Pick<SeekBarProps, 'onSeek' | 'onJump'> {
  readonly clock: MediaClock;
  readonly t: LongText;
}

/** The seek bar between elapsed time and duration. */
function AudioProgress({ clock: { time, duration }, t, onSeek, onJump }: AudioProgressProps) {
  const [elapsed, total] = [clockTime(time), clockTime(duration)];
  return (
    <div className={styles.bar}>
      <span className={styles.time}>{elapsed}</span>
      <SeekBar
        {...{ time, duration, onSeek, onJump }}
        label={t('player.seek')}
        valueText={t('player.timeOf', { time: elapsed, whole: total })}
      />
      <span className={styles.time}>{total}</span>
    </div>
  );
}

/** Read by the page frame, which reserves this height so that the dock covers no content. */
const HEIGHT = '--dock-height';

function useDockRoom(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dock;
    const { style } = document.documentElement;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const coversPage = getComputedStyle(current).position === 'fixed';
      style.setProperty(HEIGHT, `${coversPage ? current.offsetHeight : 0}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [dock]);
}
