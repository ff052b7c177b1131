/** What a sound or film is doing, live. */
import { useMemo, useSyncExternalStore } from 'react';

export interface MediaClock {
  /** Seconds. */
  readonly time: number;
  /** Seconds; 0 until it is known. */
  readonly duration: number;
  readonly isPaused: boolean;
  /** It should be heard, and is waiting for more to come. */
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
  let shown = element ? read(element) : IDLE_CLOCK;
  return {
    get: () => shown,
    subscribe: (onChange: () => void) => {
      const follow = () => {
        if (element) shown = read(element);
        onChange();
      };
      for (const event of EVENTS) element?.addEventListener(event, follow);
      follow();
      return () => {
        for (const event of EVENTS) element?.removeEventListener(event, follow);
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
