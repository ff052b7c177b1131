/**
 * The visitor's consent to museums' Google Analytics (specification §4.2), stored as `thirdparty`:
 * `yes`, or nothing. It is separate, since consent to Varde's own counting is not consent to
 * anybody else's.
 */
import { useSyncExternalStore } from 'react';
import { analyticsChoice, removeAnalyticsCookies } from './privacy.ts';
import { createStore } from '#browser/store.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

const KEY = 'thirdparty';
const YES = 'yes';
const changes = createStore(0);

/** A no to being counted is a no to this, too. */
export function hasGoogleConsent(): boolean {
  return analyticsChoice() !== 'off' && readStored(KEY) === YES;
}

/** Takes effect at once; a no also removes what Google has left behind. */
export function chooseGoogle(on: boolean): void {
  if (on) writeStored(KEY, YES);
  else removeStored(KEY);
  if (!on) removeAnalyticsCookies();
  changes.set(changes.get() + 1);
}

/** False on the server and during the first paint, where it is not known. */
export function useGoogleConsent(): boolean {
  return useSyncExternalStore(changes.subscribe, hasGoogleConsent, () => false);
}
