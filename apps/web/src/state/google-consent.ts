/**
 * The visitor's consent to museums' Google Analytics (specification §4.2), stored as `thirdparty`:
 * `yes`, or nothing. Separate, since consent to Varde's own counting does not cover third parties.
 */
import { useSyncExternalStore } from 'react';
import { analyticsChoice, removeAnalyticsCookies } from './privacy.ts';
import { createStore } from '#browser/store.ts';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';

const KEY = 'thirdparty';
const YES = 'yes';
const changes = createStore(0);

/** Declining analytics declines this, too. */
export function hasGoogleConsent(): boolean {
  return analyticsChoice() !== 'off' && readStored(KEY) === YES;
}

/** Takes effect at once; declining also removes Google's cookies. */
export function chooseGoogle(on: boolean): void {
  if (on) writeStored(KEY, YES);
  else removeStored(KEY);
  if (!on) removeAnalyticsCookies();
  changes.set(changes.get() + 1);
}

/** False on the server and during the first paint, where it is unknown. */
export function useGoogleConsent(): boolean {
  return useSyncExternalStore(changes.subscribe, hasGoogleConsent, () => false);
}
