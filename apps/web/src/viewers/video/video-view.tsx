/**
 * A video in the overlay player, with controls labelled in the visitor's language
 * (specification §2.7, §4.6).
 */
import { RotateCw } from 'lucide-react';
import type { LongText, LongTextKey } from '#i18n/long-texts.ts';
import { useState, useEffect, type Ref } from 'react';
import { toggle, jump, setMuted, useMediaClock, type MediaClock } from '#browser/media-element.ts';
import type { PlayableMedia } from '#state/players.ts';
import { Button } from '#ui/button.tsx';
import { CaptionTracks } from '#ui/caption-tracks.tsx';
import { Lightbox } from '#ui/lightbox.tsx';
import styles from './video-view.module.css';
import { VideoControls } from './parts/video-controls.tsx';
import { toggleFullscreen, useVideoSource, useVideoVersion } from './parts/video-playback.ts';

export interface VideoViewProps {
  readonly media: PlayableMedia;
  readonly t: LongText;
  readonly onClose: () => void;
}

export function VideoView({ media, t, onClose }: VideoViewProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const clock = useMediaClock(video);
  const { start, choose, tryAgain } = useVideoVersion(video, media);
  const hasFailed = useVideoSource(video, start);
  useVideoKeys(video);
  const { caption } = media;
  const label = caption?.text ?? t('player.film');
  const message = messageOf(hasFailed, clock);
  return (
    <Lightbox
      open
      onClose={onClose}
      label={label}
      closeLabel={t('player.closeFilm')}
      caption={caption && <p lang={caption.lang}>{caption.text}</p>}
    >
      <div className={styles.stage}>
        <VideoScreen ref={setVideo} {...{ media, label }} />
        <div className={styles.message}>
          <output>{message && <p>{t(message)}</p>}</output>
          {hasFailed && (
            <Button variant="primary" icon={RotateCw} onClick={tryAgain}>
              {t('player.tryAgain')}
            </Button>
          )}
        </div>
        {video && (
          <VideoControls
            {...{ video, clock, media, t }}
            version={start.version}
            onVersion={choose}
          />
        )}
      </div>
    </Lightbox>
  );
}

function messageOf(hasFailed: boolean, { isWaiting }: MediaClock): LongTextKey | undefined {
  if (hasFailed) return 'player.filmFailed';
  return isWaiting ? 'player.filmWaiting' : undefined;
}

interface VideoScreenProps {
  readonly ref: Ref<HTMLVideoElement>;
  readonly media: PlayableMedia;
  /** Accessible name of a video without alternative text. */
  readonly label: string;
}

/** The video element; a click toggles playback. */
function VideoScreen({ ref, media, label }: VideoScreenProps) {
  const { alt_text: alt, captions, posterUrl } = media;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a museum may have written none
    <video
      ref={ref}
      className={styles.film}
      aria-label={alt?.text ?? label}
      lang={alt?.lang}
      poster={posterUrl}
      playsInline
      // Captions may have another origin than the page (embedded build).
      crossOrigin="anonymous"
      onClick={({ currentTarget }) => toggle(currentTarget)}
    >
      <CaptionTracks tracks={captions} />
    </video>
  );
}

/** Seconds per arrow key. */
const STEP_S = 5;

const KEY_ACTIONS: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  ' ': toggle,
  k: toggle,
  f: toggleFullscreen,
  m: (video) => setMuted(video, !video.muted),
  ArrowLeft: (video) => jump(video, -STEP_S),
  ArrowRight: (video) => jump(video, STEP_S),
};

/** The usual keys of video players, unless a focused control handles them. */
function useVideoKeys(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      const action = KEY_ACTIONS[key];
      const isOnControl = target instanceof Element && target.closest('button, select, input, a');
      if (!action || isOnControl || ctrlKey || altKey || metaKey) return;
      event.preventDefault();
      action(video);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [video]);
}
