/** Playback of the video viewer: choice of version and source, fallback on failure, fullscreen. */
import type Hls from 'hls.js/light';
import { useEffect, useState } from 'react';
import { logFailure } from '#browser/log-failure.ts';
import { seekTo } from '#browser/media-element.ts';
import { play as playNow } from '#browser/media-element.ts';
import { readStored, writeStored } from '#browser/storage.ts';
import type { MediaVersion, PlayableMedia } from '#state/players.ts';

/** The version of a video to play, and where it starts. */
interface PlaybackStart extends PlaybackPosition {
  readonly version: MediaVersion;
}

/** The chosen version; switching retains position and paused state. */
export function useVideoVersion(video: HTMLVideoElement | null, media: PlayableMedia) {
  const [start, setStart] = useState<PlaybackStart>(() => ({
    version: firstVersion(media),
    at: 0,
    isPaused: false,
  }));
  const choose = (version: MediaVersion) => {
    storeVersion(version);
    setStart({ version, at: video?.currentTime ?? 0, isPaused: video?.paused ?? false });
  };
  const tryAgain = () =>
    setStart({ ...start, at: Math.max(start.at, video?.currentTime ?? 0), isPaused: false });
  return { start, choose, tryAgain };
}

/** Storage key of the kind of video that was chosen last. */
const VERSION_KEY = 'filmversion';

export function storeVersion({ kind }: MediaVersion): void {
  writeStored(VERSION_KEY, kind);
}

/** The requested version, else the kind that was chosen last, else the first. */
export function firstVersion({ versions, opens, url, adaptiveUrl }: PlayableMedia): MediaVersion {
  const storedKind = readStored(VERSION_KEY);
  return (
    versions.find((version) => version.url === opens) ??
    versions.find(({ kind }) => kind === storedKind) ??
    versions[0] ?? { kind: 'ordinary', url, adaptiveUrl }
  );
}

interface VideoSource {
  readonly by: 'native-stream' | 'library-stream' | 'file';
  readonly url: string;
}

/** Where playback starts or resumes. */
interface PlaybackPosition {
  /** Seconds. */
  readonly at: number;
  readonly isPaused: boolean;
}

const STREAM_TYPE = 'application/vnd.apple.mpegurl';

export function videoSources(
  { url, adaptiveUrl }: Pick<PlayableMedia, 'url' | 'adaptiveUrl'>,
  canPlay: (type: string) => string,
): VideoSource[] {
  const file: VideoSource = { by: 'file', url };
  if (!adaptiveUrl) return [file];
  const by = canPlay(STREAM_TYPE) === '' ? 'library-stream' : 'native-stream';
  return [{ by, url: adaptiveUrl }, file];
}

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

/** @returns stops playback */
function playFirst(
  video: HTMLVideoElement,
  [source, ...fallbacks]: readonly VideoSource[],
  position: PlaybackPosition,
  onNone: () => void,
): () => void {
  if (!source) {
    onNone();
    return () => undefined;
  }
  let stop = play(video, source, position, (reason) => {
    const next = positionOf(video, position);
    stop();
    logFailure(`Video streaming failed (${source.by}): ${reason}`);
    stop = playFirst(video, fallbacks, next, onNone);
  });
  return () => stop();
}

/** Position where the source failed, or should have started. */
function positionOf(video: HTMLVideoElement, { at, isPaused }: PlaybackPosition): PlaybackPosition {
  const hasStarted = video.currentTime > 0;
  return {
    at: hasStarted ? video.currentTime : at,
    isPaused: hasStarted ? video.paused : isPaused,
  };
}

function play(
  video: HTMLVideoElement,
  source: VideoSource,
  position: PlaybackPosition,
  onFail: (reason: string) => void,
): () => void {
  if (source.by === 'library-stream') return playStream(video, source.url, position, onFail);
  const handleError = () => onFail(video.error?.message || `error ${video.error?.code ?? 0}`);
  video.addEventListener('error', handleError);
  video.src = source.url;
  seekTo(video, position.at);
  if (!position.isPaused) playNow(video);
  return () => video.removeEventListener('error', handleError);
}

/** Retries of a segment, seven seconds in all: hls.js would wait half a minute by default. */
const FRAGMENT_LOAD_POLICY = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 60_000,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 3, retryDelayMs: 1_000, maxRetryDelayMs: 4_000 },
  },
};

/**
 * Plays a stream with hls.js, which is loaded only where the browser cannot play it natively.
 *
 * @param onFail called once, when the stream cannot be played or fails later
 * @returns stops it
 */
function playStream(
  video: HTMLVideoElement,
  url: string,
  { at, isPaused }: PlaybackPosition,
  onFail: (reason: string) => void,
): () => void {
  let hls: Hls | undefined;
  let isStopped = false;
  const fail = (reason: string) => {
    if (isStopped) return;
    isStopped = true;
    onFail(reason);
  };
  const startStream = async () => {
    const { default: HlsPlayer } = await import('hls.js/light');
    if (isStopped) return;
    if (!HlsPlayer.isSupported()) return fail('Media Source Extensions are not supported');
    // Its worker is created from a blob, which the page's CSP forbids.
    hls = new HlsPlayer({
      enableWorker: false,
      startPosition: at,
      fragLoadPolicy: FRAGMENT_LOAD_POLICY,
    });
    hls.on(HlsPlayer.Events.ERROR, (_event, { fatal, type, details }) => {
      if (fatal) fail(`${type}, ${details}`);
    });
    hls.loadSource(url);
    hls.attachMedia(video);
    if (!isPaused) playNow(video);
  };
  startStream().catch((error: unknown) => fail(String(error)));
  return () => {
    isStopped = true;
    hls?.destroy();
  };
}

type PhoneVideo = HTMLVideoElement & {
  webkitEnterFullscreen?: () => void;
  readonly webkitDisplayingFullscreen?: boolean;
};

export const isInFullscreen = (video: PhoneVideo): boolean =>
  document.fullscreenElement === video || video.webkitDisplayingFullscreen === true;

/** Toggles fullscreen. iPhones only have a prefixed method. */
export function toggleFullscreen(video: PhoneVideo): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (video.requestFullscreen) video.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
}
