import { allowsMotion } from './use-media-query.ts';

/** One short vibration on arrival, if the device can and the visitor allows motion. */
export function vibrateOnce(): void {
  if ('vibrate' in navigator && allowsMotion()) navigator.vibrate(ARRIVAL_MS);
}

const ARRIVAL_MS = 120;
