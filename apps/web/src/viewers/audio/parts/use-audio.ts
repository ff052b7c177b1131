import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { play, seekTo, setSpeed, toggle } from '#browser/media-acts.ts';
import { setPlayers, type AudioTrack } from '#state/players.ts';
import { forgetPlace, storePlace, readPlace, readSpeed } from './audio-storage.ts';
import { watchStalls, type Flow, type StallWatch } from './stall-watch.ts';

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
      storePlace(url, { time: element.currentTime, duration: element.duration });
    const end = () => {
      reset(element, url);
      ended();
    };
    const publishPlaying = () => setPlayers({ playingUrl: element.paused ? undefined : url });
    const events = { ended: end, pause: storeProgress, play: publishPlaying } as const;
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
  seekTo(element, readPlace(url));
  setSpeed(element, readSpeed());
  play(element);
}

/** On close or end it pauses and resets to the start (specification §4.4). */
export function reset(element: HTMLAudioElement, url: string): void {
  element.pause();
  element.currentTime = 0;
  forgetPlace(url);
}

export function useFlow(element: HTMLAudioElement, url: string) {
  const [told, setTold] = useState<{ readonly of: string; readonly flow: Flow }>();
  const watch = useRef<StallWatch>(null);
  useEffect(() => {
    const started = watchStalls(element, (flow) => setTold({ of: url, flow }));
    watch.current = started;
    return () => started.stop();
  }, [element, url]);
  const flow = told?.of === url ? told.flow : 'flowing';
  return { flow, retry: () => watch.current?.retry() };
}
