/**
 * The visitor's consent to analytics: `privacy` = `{"analytics": boolean}` (specification §3.10).
 * Defaults without a choice (specification §4.2): our own counting sets no cookie and is on until
 * the visitor declines. Museums' Google Analytics needs a separate consent, stored as `thirdparty`:
 * `yes`, or nothing, since consent to our own counting does not cover third parties.
 */
import { isRecord } from '@varde/domain/is-record';
import { useSyncExternalStore } from 'react';
import { createStore } from '#browser/store.ts';
import { readStored, writeStored, removeStored } from '#browser/storage.ts';

export type AnalyticsChoice = 'unsaid' | 'on' | 'off';

const KEY = 'privacy';
/** Cookies of third-party analytics: `_ga`, `_gid` and one for each measured property. */
const ANALYTICS_COOKIE = /^(?:_ga|_gid|_ga_.+)$/;
const changes = createStore(0);

/** The choice of this browser; always `unsaid` on the server. */
export function analyticsChoice(): AnalyticsChoice {
  const analytics = parse(readStored(KEY));
  if (analytics === undefined) return 'unsaid';
  return analytics ? 'on' : 'off';
}

/** Stores the choice; declining also removes cookies of third-party analytics. */
export function chooseAnalytics(on: boolean): void {
  writeStored(KEY, JSON.stringify({ analytics: on }));
  if (!on) removeAnalyticsCookies();
  changes.set(changes.get() + 1);
}

/** Whether Varde may count visits. */
export function useAnalyticsOn(): boolean {
  return useSyncExternalStore(changes.subscribe, analyticsChoice, () => 'unsaid') !== 'off';
}

function parse(stored: string | undefined): boolean | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    const analytics = isRecord(value) ? value['analytics'] : undefined;
    return typeof analytics === 'boolean' ? analytics : undefined;
  } catch {
    return undefined;
  }
}

function removeAnalyticsCookies(): void {
  for (const name of cookieNames().filter((cookie) => ANALYTICS_COOKIE.test(cookie)))
    for (const domain of domainsOf(window.location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
}

function cookieNames(): string[] {
  return document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '');
}

/**
 * These cookies are set for the widest domain that the browser allows, and removed only by the same
 * domain.
 */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.'))];
}

const GOOGLE_KEY = 'thirdparty';
const YES = 'yes';

/** Declining analytics declines this, too. */
export function hasGoogleConsent(): boolean {
  return analyticsChoice() !== 'off' && readStored(GOOGLE_KEY) === YES;
}

/** Takes effect at once; declining also removes Google's cookies. */
export function chooseGoogle(on: boolean): void {
  if (on) writeStored(GOOGLE_KEY, YES);
  else removeStored(GOOGLE_KEY);
  if (!on) removeAnalyticsCookies();
  changes.set(changes.get() + 1);
}

/** False on the server and during the first paint, where it is unknown. */
export function useGoogleConsent(): boolean {
  return useSyncExternalStore(changes.subscribe, hasGoogleConsent, () => false);
}
