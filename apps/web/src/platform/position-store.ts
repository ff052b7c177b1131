/**
 * The visitor's position, watched once for the whole site. Nothing is asked of the device before the visitor presses, or
 * has allowed it earlier. A known position is kept when a later reading fails (specification §8).
 */
import { POSITION_WATCH_OPTIONS } from '@varde/domain/constants';
import type { LatLng } from '@varde/domain/geo';
import { readForVisit, writeForVisit } from './visit-storage.ts';

export interface Position extends LatLng {
  /** Metres. */
  readonly accuracy: number;
}

export type PositionState =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting' }
  | { readonly status: 'known'; readonly position: Position }
  /** `unsupported`: no such device; `off`: an address of the visit said `loc=false`, or the page wants no position. */
  | { readonly status: 'failed'; readonly why: 'denied' | 'unavailable' | 'unsupported' | 'off' };

export type PositionResult = Extract<PositionState, { status: 'known' | 'failed' }>;

/** §8: what an earlier position is worth when a reading fails. */
const ACCURACY_OF_EARLIER = 1;
const PATHS_WITHOUT_POSITION = /^\/(?:preview|ar)(?:\/|$)/;
const PERMISSION_DENIED = 1;
/** Parameter of the address, and name of what is remembered of it. */
const VISIT_KEY = 'loc';

let state: PositionState = { status: 'idle' };
let watch: number | undefined;
let isPretended = false;
const listeners = new Set<() => void>();

function become(next: PositionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function positionState(): PositionState {
  return state;
}

/** The position if it is known, for loaders; always `undefined` on the server. */
export function knownPosition(): Position | undefined {
  return state.status === 'known' ? state.position : undefined;
}

export function subscribeToPosition(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In an editor's preview: where the visitor is to be. The device is not asked from then on. */
export function pretendPosition(position: Position | undefined): void {
  stopPosition();
  isPretended = true;
  if (position) become({ status: 'known', position });
}

/** Starts watching; the browser asks the visitor if it has not before. Call it from a press. */
export function startPosition(): void {
  if (watch !== undefined || isPretended) return;
  if (isTurnedOff()) return become({ status: 'failed', why: 'off' });
  if (!('geolocation' in navigator)) return become({ status: 'failed', why: 'unsupported' });
  become({ status: 'waiting' });
  watch = navigator.geolocation.watchPosition(take, fail, POSITION_WATCH_OPTIONS);
}

/** Starts watching, and gives what comes of it. Call it from a press. */
export function askPosition(): Promise<PositionResult> {
  startPosition();
  return new Promise((resolve) => {
    const stop = subscribeToPosition(look);
    look();
    function look(): void {
      if (state.status !== 'known' && state.status !== 'failed') return;
      stop();
      resolve(state);
    }
  });
}

/** Starts watching only if the visitor has allowed it before, so that nobody is asked unprompted. */
export async function resumePosition(): Promise<void> {
  if (watch !== undefined || isTurnedOff() || !('permissions' in navigator)) return;
  const permission = await navigator.permissions.query({ name: 'geolocation' });
  if (permission.state === 'granted') startPosition();
}

export function stopPosition(): void {
  if (watch !== undefined) navigator.geolocation.clearWatch(watch);
  watch = undefined;
  become({ status: 'idle' });
}

function isTurnedOff(): boolean {
  return PATHS_WITHOUT_POSITION.test(window.location.pathname) || isOffForVisit();
}

/** `?loc=false` holds until the tab is closed, also on pages after the one it stood on; `?loc=true` takes it back. */
function isOffForVisit(): boolean {
  const asked = new URLSearchParams(window.location.search).get(VISIT_KEY);
  if (asked !== null) writeForVisit(VISIT_KEY, asked);
  return (asked ?? readForVisit(VISIT_KEY)) === 'false';
}

/** Notes what the address says before the visitor goes on from it, and lets go of a watch that it forbids. */
export function heedPositionAddress(): void {
  if (isTurnedOff() && watch !== undefined) stopPosition();
}

function take({ coords }: GeolocationPosition): void {
  const position = { lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy };
  become({ status: 'known', position });
}

function fail({ code, message }: GeolocationPositionError): void {
  // oxlint-disable-next-line no-console -- specification §8: logged
  console.warn(`Position watcher: ${message} (${code})`);
  const earlier = knownPosition();
  if (earlier) {
    return become({ status: 'known', position: { ...earlier, accuracy: ACCURACY_OF_EARLIER } });
  }
  if (watch !== undefined) navigator.geolocation.clearWatch(watch);
  // Cleared, so that pressing again tries again.
  watch = undefined;
  become({ status: 'failed', why: code === PERMISSION_DENIED ? 'denied' : 'unavailable' });
}
