/** Actions on, and live playback state of, audio and video elements. */
import { useMemo, useSyncExternalStore } from 'react';

/** Browsers reject playing before a user gesture; the controls then show the paused state. */
export function play(element: HTMLMediaElement): void {
  element.play().catch(() => undefined);
}

export function toggle(element: HTMLMediaElement): void {
  if (element.paused) play(element);
  else element.pause();
}

/** @param time seconds; negative values become 0, those after the end the end */
export function seekTo(element: HTMLMediaElement, time: number): void {
  element.currentTime = Math.max(time, 0);
}

/** @param by seconds; negative goes back */
export function jump(element: HTMLMediaElement, by: number): void {
  seekTo(element, element.currentTime + by);
}

/** Also applies to later sources of the element. */
export function setSpeed(element: HTMLMediaElement, speed: number): void {
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

export function setMuted(element: HTMLMediaElement, isMuted: boolean): void {
  element.muted = isMuted;
}

export interface MediaClock {
  /** Seconds. */
  readonly time: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  readonly isPaused: boolean;
  /** Playing, but waiting for data. */
  readonly isWaiting: boolean;
}

const EVENTS = [
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'emptied',
  'play',
  'playing',
  'pause',
  'waiting',
  'canplay',
  'ended',
];
const IDLE_CLOCK: MediaClock = { time: 0, duration: 0, isPaused: true, isWaiting: false };

export function useMediaClock(element: HTMLMediaElement | null): MediaClock {
  const clock = useMemo(() => clockOf(element), [element]);
  return useSyncExternalStore(clock.subscribe, clock.get, () => IDLE_CLOCK);
}

function clockOf(element: HTMLMediaElement | null) {
  let current = element ? read(element) : IDLE_CLOCK;
  return {
    get: () => current,
    subscribe: (onChange: () => void) => {
      const update = () => {
        if (element) current = read(element);
        onChange();
      };
      for (const event of EVENTS) element?.addEventListener(event, update);
      update();
      return () => {
        for (const event of EVENTS) element?.removeEventListener(event, update);
      };
    },
  };
}

function read(element: HTMLMediaElement): MediaClock {
  const { currentTime, duration, paused, readyState } = element;
  return {
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
    isPaused: paused,
    isWaiting: !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  };
}
