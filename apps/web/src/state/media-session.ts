/** Metadata and actions of lock screen, headset and media keys (Media Session API). */
import { useEffect, useEffectEvent } from 'react';
import { AUDIO_JUMP_BACK_S } from '@varde/domain/constants';
import { jump, play, seekTo, type MediaClock } from '#browser/media-element.ts';
import type { AudioTrack } from './players.ts';

/** Does nothing if the browser lacks the API. */
export function useMediaSession(
  element: HTMLMediaElement,
  audio: AudioTrack,
  {
    clock,
    onClose,
    onNext,
  }: { clock: MediaClock; onClose: () => void; onNext?: (() => void) | undefined },
): void {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
  const close = useEffectEvent(onClose);
  const next = useEffectEvent(() => onNext?.());
  const hasNext = onNext !== undefined;
  const { isPaused } = clock;
  useEffect(() => {
    if (!session) return undefined;
    session.metadata = new MediaMetadata({
      title: audio.caption?.text ?? '',
      artwork: audio.posterUrl ? [{ src: audio.posterUrl }] : [],
    });
    return () => {
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [session, audio]);
  useEffect(() => {
    const handlers: readonly Handler[] = [
      ...basicHandlers(element),
      ['stop', () => close()],
      ['nexttrack', hasNext ? () => next() : null],
    ];
    for (const [action, handler] of handlers) setHandler(session, action, handler);
    return () => {
      for (const [action] of handlers) setHandler(session, action, null);
    };
  }, [session, element, hasNext]);
  useEffect(() => {
    if (!session) return undefined;
    session.playbackState = isPaused ? 'paused' : 'playing';
    const updatePosition = () => updatePositionState(session, element);
    updatePosition();
    const events = ['seeked', 'ratechange', 'playing', 'durationchange'];
    for (const event of events) element.addEventListener(event, updatePosition);
    return () => {
      for (const event of events) element.removeEventListener(event, updatePosition);
    };
  }, [session, element, isPaused]);
}

type Handler = readonly [action: MediaSessionAction, handler: MediaSessionActionHandler | null];

function basicHandlers(element: HTMLMediaElement): Handler[] {
  return [
    ['play', () => play(element)],
    ['pause', () => element.pause()],
    ['seekbackward', () => jump(element, -AUDIO_JUMP_BACK_S)],
    ['seekforward', () => jump(element, AUDIO_JUMP_BACK_S)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && seekTo(element, seekTime)],
  ];
}

/** Browsers throw for unknown actions. */
function setHandler(
  session: MediaSession | undefined,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session?.setActionHandler(action, handler);
  } catch {
    // The lock screen then lacks this button.
  }
}

function updatePositionState(
  session: MediaSession,
  { duration, currentTime, playbackRate }: HTMLMediaElement,
) {
  if (!Number.isFinite(duration) || !(duration > 0)) return;
  session.setPositionState({ duration, playbackRate, position: Math.min(currentTime, duration) });
}
