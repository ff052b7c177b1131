import type Hls from 'hls.js/light';
import { useEffect, useState } from 'react';
import { play as playNow, seekTo } from '#browser/media-element.ts';
import { videoSources, type PlaybackPosition, type VideoSource } from './video-sources.ts';
import type { PlaybackStart } from './use-video-version.ts';

/**
 * Plays a video from the first source that works; true when none does. Each failure is logged
 * (specification §8.3).
 */
export function useVideoSource(video: HTMLVideoElement | null, start: PlaybackStart): boolean {
  const [failed, setFailed] = useState<PlaybackStart>();
  useEffect(() => {
    if (!video) return undefined;
    const sources = videoSources(start.version, (type) => video.canPlayType(type));
    const stop = playFirst(video, sources, start, () => setFailed(start));
    return () => {
      stop();
      video.removeAttribute('src');
      video.load();
    };
  }, [video, start]);
  return failed === start;
}

/** @returns ends what is under way */
function playFirst(
  video: HTMLVideoElement,
  [way, ...others]: readonly VideoSource[],
  place: PlaybackPosition,
  onNone: () => void,
): () => void {
  if (!way) {
    onNone();
    return () => undefined;
  }
  let stop = play(video, way, place, (reason) => {
    const next = placeOf(video, place);
    stop();
    // oxlint-disable-next-line no-console -- specification §8.3: video streaming errors are logged
    console.warn(`Video streaming failed (${way.by}): ${reason}`);
    stop = playFirst(video, others, next, onNone);
  });
  return () => stop();
}

/** Where the way broke off, or was to begin. */
function placeOf(video: HTMLVideoElement, { at, isPaused }: PlaybackPosition): PlaybackPosition {
  const hasStarted = video.currentTime > 0;
  return {
    at: hasStarted ? video.currentTime : at,
    isPaused: hasStarted ? video.paused : isPaused,
  };
}

function play(
  video: HTMLVideoElement,
  source: VideoSource,
  place: PlaybackPosition,
  onFail: (reason: string) => void,
): () => void {
  if (source.by === 'library-stream') return playStream(video, source.url, place, onFail);
  const handleError = () => onFail(video.error?.message || `error ${video.error?.code ?? 0}`);
  video.addEventListener('error', handleError);
  video.src = source.url;
  seekTo(video, place.at);
  if (!place.isPaused) playNow(video);
  return () => video.removeEventListener('error', handleError);
}

/** Tries for a piece, seven seconds in all: the library's own would let the visitor wait half a minute for the file. */
const PATIENCE = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 3, retryDelayMs: 1_000, maxRetryDelayMs: 4_000 },
  },
};

/**
 * Plays a stream with the library, which is loaded only where the browser cannot play it by itself.
 *
 * @param onFail called once, when the stream cannot be played or breaks off
 * @returns ends it
 */
function playStream(
  video: HTMLVideoElement,
  url: string,
  { at, isPaused }: PlaybackPosition,
  onFail: (reason: string) => void,
): () => void {
  let hls: Hls | undefined;
  let isOver = false;
  const fail = (reason: string) => {
    if (isOver) return;
    isOver = true;
    onFail(reason);
  };
  const startStream = async () => {
    const { default: Library } = await import('hls.js/light');
    if (isOver) return;
    if (!Library.isSupported()) return fail('the browser cannot put streams together');
    // The worker would be made from a text, which the page's policy refuses.
    hls = new Library({ enableWorker: false, startPosition: at, fragLoadPolicy: PATIENCE });
    hls.on(Library.Events.ERROR, (_event, { fatal, type, details }) => {
      if (fatal) fail(`${type}, ${details}`);
    });
    hls.loadSource(url);
    hls.attachMedia(video);
    if (!isPaused) playNow(video);
  };
  startStream().catch((error: unknown) => fail(String(error)));
  return () => {
    isOver = true;
    hls?.destroy();
  };
}
