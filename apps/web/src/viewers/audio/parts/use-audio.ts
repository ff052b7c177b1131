import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { play, seekTo, setSpeed, toggle } from '#browser/media-element.ts';
import { setPlayers, type AudioTrack } from '#state/players.ts';
import { forgetPlace, storePlace, readPlace, readSpeed } from './audio-storage.ts';
import { watchStalls, type Flow, type StallWatch } from './stall-watch.ts';

/** Between two notes of how far the sound was heard. */
const STORE_INTERVAL_MS = 5_000;

/**
 * Plays a sound from where it was left, keeps the place, and calls `onEnd` when it is over. Told of the same sound once more, it
 * lets it rest or go on.
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

/** Each press is an object of its own. */
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
  // Before anything has come, this is where it begins.
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

/** Whether the sound comes, and how to ask for it again. */
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
