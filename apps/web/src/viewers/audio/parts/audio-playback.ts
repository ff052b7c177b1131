/** Playback of the audio dock: resume position and speed, progress, recovery from stalls. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { seekTo, setSpeed, toggle } from '#browser/media-element.ts';
import { play } from '#browser/media-element.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { setPlayers, type AudioTrack } from '#state/players.ts';

const STORE_INTERVAL_MS = 5_000;

/**
 * Plays a track from its stored position, stores progress, and calls `onEnd` at the end. The same
 * track in a new object toggles playback.
 */
export function useAudio(element: HTMLAudioElement, audio: AudioTrack, onEnd: () => void): void {
  const { url } = audio;
  usePlayToggle(element, audio);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const storeProgress = () =>
      storePosition(url, { time: element.currentTime, duration: element.duration });
    let isPausedBeforeEnd = element.paused;
    const handlePause = () => {
      // Before `ended`, browsers pause as well.
      isPausedBeforeEnd = !element.ended;
      storeProgress();
    };
    const handlePlay = () => {
      isPausedBeforeEnd = false;
      publishPlaying();
    };
    const end = () => {
      // Firefox also fires `ended` when a visitor seeks to the end of paused audio.
      if (isPausedBeforeEnd) return;
      reset(element, url);
      ended();
    };
    const publishPlaying = () => setPlayers({ playingUrl: element.paused ? undefined : url });
    const events = { ended: end, pause: handlePause, play: handlePlay } as const;
    element.addEventListener('pause', publishPlaying);
    for (const [event, handle] of Object.entries(events)) element.addEventListener(event, handle);
    addEventListener('pagehide', storeProgress);
    const timer = setInterval(() => !element.paused && storeProgress(), STORE_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', storeProgress);
      element.removeEventListener('pause', publishPlaying);
      for (const [event, handle] of Object.entries(events)) {
        element.removeEventListener(event, handle);
      }
      setPlayers({ playingUrl: undefined });
    };
  }, [element, url]);
}

/** Each click on a track passes a new `audio` object. */
function usePlayToggle(element: HTMLAudioElement, audio: AudioTrack): void {
  const lastAudio = useRef<AudioTrack>(null);
  useEffect(() => {
    const before = lastAudio.current;
    lastAudio.current = audio;
    if (before === audio) return;
    if (before?.url === audio.url) toggle(element);
    else startPlayback(element, audio);
  }, [element, audio]);
}

function startPlayback(element: HTMLAudioElement, { url }: AudioTrack): void {
  element.src = url;
  // Set before any data has loaded, this is the start position.
  seekTo(element, readPosition(url));
  setSpeed(element, readSpeed());
  play(element);
}

/** On close or end it pauses and resets to the start (specification §4.4). */
export function reset(element: HTMLAudioElement, url: string): void {
  element.pause();
  element.currentTime = 0;
  clearPosition(url);
}

export function useFlow(element: HTMLAudioElement, url: string) {
  const [report, setReport] = useState<{ readonly url: string; readonly flow: Flow }>();
  const watch = useRef<StallWatch>(null);
  useEffect(() => {
    const stallWatch = watchStalls(element, (flow) => setReport({ url, flow }));
    watch.current = stallWatch;
    return () => stallWatch.stop();
  }, [element, url]);
  const flow = report?.url === url ? report.flow : 'flowing';
  return { flow, retry: () => watch.current?.retry() };
}

/** Stored on the device, with the lifetime of every entry (specification §9.10). */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const SPEED_KEY = 'audiospeed';
const POSITIONS_KEY = 'audioposition';
/** Only the latest tracks: a visitor rarely has more unfinished ones. */
const POSITIONS_MAX = 20;
/** Seconds from the start or the end within which a position is not worth resuming. */
const EDGE_S = 5;

/** One of `SPEEDS`; 1 when none was chosen. */
export function readSpeed(): number {
  const stored = Number(readStored(SPEED_KEY));
  return SPEEDS.find((speed) => speed === stored) ?? 1;
}

export function storeSpeed(speed: number): void {
  writeStored(SPEED_KEY, String(speed));
}

/** Seconds at which to resume; 0 for a track that was not started, or was played to its end. */
export function readPosition(url: string): number {
  return readPositions()[url] ?? 0;
}

export function storePosition(
  url: string,
  { time, duration }: { time: number; duration: number },
): void {
  // Before the metadata has loaded, nothing is known that is newer than what is stored.
  if (Number.isNaN(duration)) return;
  const isWorthResuming = time >= EDGE_S && time <= duration - EDGE_S;
  const { [url]: _before, ...others } = readPositions();
  // Latest last: the oldest are cut off.
  const entries = [
    ...Object.entries(others),
    ...(isWorthResuming ? [[url, Math.floor(time)] as const] : []),
  ];
  if (entries.length === 0) removeStored(POSITIONS_KEY);
  else
    writeStored(POSITIONS_KEY, JSON.stringify(Object.fromEntries(entries.slice(-POSITIONS_MAX))));
}

export function clearPosition(url: string): void {
  storePosition(url, { time: 0, duration: 0 });
}

/** An unreadable entry is dropped (specification §3.10). */
function readPositions(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(readStored(POSITIONS_KEY) ?? '{}');
    const positions = Object.entries(stored ?? {}).filter(
      ([, time]) => time > 0 && time < Infinity,
    );
    return Object.fromEntries(positions);
  } catch {
    return {};
  }
}

/** Milliseconds without progress before playback counts as stalled; then per retry. */
const PATIENCE_MS = [6_000, 6_000, 10_000, 15_000];
const CHECK_INTERVAL_MS = 1_000;
const MEDIA_ERR_NETWORK = 2;

const patienceFor = (retries: number) => PATIENCE_MS[retries] ?? PATIENCE_MS.at(-1) ?? 0;

export type Flow = 'flowing' | 'stalled' | 'failed';

export interface StallWatch {
  /** Retry by the visitor: resets the number of retries. */
  retry(): void;
  stop(): void;
}

/** @param now milliseconds; for tests */
export function watchStalls(
  element: HTMLMediaElement,
  onFlow: (flow: Flow) => void,
  now: () => number = () => performance.now(),
): StallWatch {
  let [lastTime, progressAt, retries] = [element.currentTime, now(), 0];
  let flow: Flow = 'flowing';
  const updateFlow = (next: Flow) => {
    if (next !== flow) onFlow((flow = next));
  };
  const markProgress = () => {
    [lastTime, progressAt, retries] = [element.currentTime, now(), 0];
    updateFlow('flowing');
  };
  const reloadNow = () => {
    progressAt = now();
    retries += 1;
    reload(element, lastTime);
  };
  const recover = () => {
    if (retries < PATIENCE_MS.length) {
      updateFlow('stalled');
      reloadNow();
    } else updateFlow('failed');
  };
  const check = () => {
    if (flow === 'failed') return;
    const isPaused = element.paused && !element.error;
    if (isPaused || (element.currentTime !== lastTime && !element.error)) markProgress();
    else if (now() - progressAt >= patienceFor(retries)) recover();
  };
  const retry = () => {
    retries = 0;
    updateFlow('stalled');
    reloadNow();
  };
  const handleOnline = () => {
    if (flow !== 'flowing') retry();
  };
  const handleError = () => {
    const isLost = element.error?.code === MEDIA_ERR_NETWORK || retries > 0;
    // A missing or undecodable file does not get better by retrying.
    if (element.error) updateFlow(isLost ? 'stalled' : 'failed');
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  element.addEventListener('error', handleError);
  addEventListener('online', handleOnline);
  return {
    retry,
    stop() {
      clearInterval(timer);
      element.removeEventListener('error', handleError);
      removeEventListener('online', handleOnline);
    },
  };
}

function reload(element: HTMLMediaElement, time: number): void {
  const { playbackRate } = element;
  element.load();
  // Set before any data has loaded, this is the start position.
  element.currentTime = time;
  element.playbackRate = playbackRate;
  element.play().catch(() => undefined);
}
