/**
 * The visitor's position, watched once for the site, while something on the page uses it. The browser
 * prompts only after a click or an earlier permission. A known position is retained if a later
 * reading fails (specification §8.2).
 */
import { POSITION_WATCH_OPTIONS } from '@varde/domain/constants';
import type { LatLng } from '@varde/domain/geo';
import { logFailure } from './log-failure.ts';
import { readForVisit, writeForVisit } from './storage.ts';

export interface Position extends LatLng {
  /** Metres. */
  readonly accuracy: number;
}

export type PositionState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting' }
  /** `isLost`: the permission was revoked; the last position is retained. */
  | { readonly status: 'known'; readonly position: Position; readonly isLost?: boolean }
  /**
   * `unsupported`: no geolocation API; `off`: a URL of the visit has `loc=false`, or the page uses
   * no position.
   */
  | { readonly status: 'failed'; readonly why: 'denied' | 'unavailable' | 'unsupported' | 'off' };

export type PositionFailure = Extract<PositionState, { status: 'failed' }>['why'];

export type PositionResult = Extract<PositionState, { status: 'known' | 'failed' }>;

/** Accuracy of a retained position after a failed reading (specification §8.2). */
const ACCURACY_OF_EARLIER = 1;
const PATHS_WITHOUT_POSITION = /^\/(?:preview|ar)(?:\/|$)/;
const PERMISSION_DENIED = 1;
/** Not every browser ends a watch when its permission is revoked. */
const PERMISSION_REVOKED = { code: PERMISSION_DENIED, message: 'Permission was revoked' };
/** Without a subscriber before the watch is paused: the next page may have one. */
const PAUSE_AFTER_MS = 30_000;
/** URL parameter, and key in the session storage. */
const VISIT_KEY = 'loc';

let state: PositionState = { status: 'idle' };
/** Of the watch, while there is one. */
let endWatch: (() => void) | undefined;
/** Ended for want of subscribers: the next one resumes it. */
let isPaused = false;
let pausing: ReturnType<typeof setTimeout> | undefined;
let isSimulated = false;
let permission: Promise<PermissionStatus> | undefined;
const listeners = new Set<() => void>();

function setState(next: PositionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function positionState(): PositionState {
  return state;
}

/** The known position, for loaders; always `undefined` on the server. */
export function knownPosition(): Position | undefined {
  return state.status === 'known' ? state.position : undefined;
}

/** Why the position is unavailable, also if an earlier one is retained. */
export function positionFailure(position: PositionState): PositionFailure | undefined {
  if (position.status === 'failed') return position.why;
  return position.status === 'known' && position.isLost ? 'denied' : undefined;
}

/** A watch that has started goes on while there are subscribers. */
export function subscribeToPosition(listener: () => void): () => void {
  listeners.add(listener);
  if (isPaused) startPosition();
  return () => {
    listeners.delete(listener);
    clearTimeout(pausing);
    pausing = setTimeout(pauseUnused, PAUSE_AFTER_MS);
  };
}

/** Finding the position takes much of a phone's power. */
function pauseUnused(): void {
  if (listeners.size > 0 || !endWatch) return;
  clearWatch();
  isPaused = true;
}

/** Simulates the position in an editor's preview; the device is not used from then on. */
export function simulatePosition(position: Position | undefined): void {
  stopPosition();
  isSimulated = true;
  if (position) setState({ status: 'known', position });
}

/** Starts watching; the browser may prompt. Call it on click. */
export function startPosition(): void {
  if (endWatch || isSimulated) return;
  if (isTurnedOff()) return setState({ status: 'failed', why: 'off' });
  if (!('geolocation' in navigator)) return setState({ status: 'failed', why: 'unsupported' });
  isPaused = false;
  const earlier = knownPosition();
  setState(earlier ? { status: 'known', position: earlier } : { status: 'waiting' });
  // Not every browser can query this permission.
  followPermission().catch(() => undefined);
  const { geolocation } = navigator;
  const watch = geolocation.watchPosition(handlePosition, handleError, POSITION_WATCH_OPTIONS);
  endWatch = () => geolocation.clearWatch(watch);
}

/** Starts watching and resolves with the first result. Call it on click. */
export function requestPosition(): Promise<PositionResult> {
  startPosition();
  return new Promise((resolve) => {
    const stop = subscribeToPosition(settle);
    settle();
    function settle(): void {
      if (state.status !== 'known' && state.status !== 'failed') return;
      stop();
      resolve(state);
    }
  });
}

/** Starts watching only if permission was granted before, so that the browser does not prompt. */
export async function resumePosition(): Promise<void> {
  if (endWatch || isTurnedOff()) return;
  const { state: allowed } = await followPermission();
  if (allowed === 'granted') startPosition();
}

/** Queries the permission once, and follows later changes in the browser's settings. */
const followPermission = (): Promise<PermissionStatus> => (permission ??= queryPermission());

async function queryPermission(): Promise<PermissionStatus> {
  const status = await navigator.permissions.query({ name: 'geolocation' });
  status.addEventListener('change', () => {
    if (status.state === 'granted') void resumePosition();
    else if (endWatch || isPaused) handleError(PERMISSION_REVOKED);
  });
  return status;
}

export function stopPosition(): void {
  clearWatch();
  setState({ status: 'idle' });
}

function clearWatch(): void {
  endWatch?.();
  endWatch = undefined;
  isPaused = false;
}

function isTurnedOff(): boolean {
  return PATHS_WITHOUT_POSITION.test(window.location.pathname) || isOffForVisit();
}

/** `?loc=false` applies until the tab is closed, also on later pages; `?loc=true` reverts it. */
function isOffForVisit(): boolean {
  const requested = new URLSearchParams(window.location.search).get(VISIT_KEY);
  if (requested !== null) writeForVisit(VISIT_KEY, requested);
  return (requested ?? readForVisit(VISIT_KEY)) === 'false';
}

/** Stores the URL's parameter before the visitor leaves the page; ends a watch that it forbids. */
export function applyPositionParam(): void {
  if (isTurnedOff() && (endWatch || isPaused)) stopPosition();
}

function handlePosition({ coords }: GeolocationPosition): void {
  const position = { lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy };
  setState({ status: 'known', position });
}

function handleError({ code, message }: Pick<GeolocationPositionError, 'code' | 'message'>): void {
  logFailure(`Position watcher: ${message} (${code})`);
  const earlier = knownPosition();
  const isLost = code === PERMISSION_DENIED;
  if (isLost || !earlier) {
    // The next click retries.
    clearWatch();
  }
  if (!earlier) return setState({ status: 'failed', why: isLost ? 'denied' : 'unavailable' });
  const position = { ...earlier, accuracy: ACCURACY_OF_EARLIER };
  setState({ status: 'known', position, ...(isLost && { isLost }) });
}
