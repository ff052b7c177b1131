import { allowsMotion } from './use-media-query.ts';

/** One short shake, for an arrival. Nothing where the device cannot, or the visitor wants less motion. */
export function vibrateOnce(): void {
  if ('vibrate' in navigator && allowsMotion()) navigator.vibrate(ARRIVAL_MS);
}

const ARRIVAL_MS = 120;
