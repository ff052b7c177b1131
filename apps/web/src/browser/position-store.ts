/**
 * The visitor's position, watched once for the full site. The browser is not asked before the
 * visitor clicks or has allowed it earlier. A known position is retained when a later reading fails
 * (specification §8.2).
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
  /** `isLost`: the visitor has taken the permission back; what was known before stays. */
  | { readonly status: 'known'; readonly position: Position; readonly isLost?: boolean }
  /** `unsupported`: no such device; `off`: an address of the visit said `loc=false`, or the page wants no position. */
  | { readonly status: 'failed'; readonly why: 'denied' | 'unavailable' | 'unsupported' | 'off' };

export type PositionFailure = Extract<PositionState, { status: 'failed' }>['why'];

export type PositionResult = Extract<PositionState, { status: 'known' | 'failed' }>;

/** The accuracy of an earlier position when a reading fails (specification §8.2). */
const ACCURACY_OF_EARLIER = 1;
const PATHS_WITHOUT_POSITION = /^\/(?:preview|ar)(?:\/|$)/;
const PERMISSION_DENIED = 1;
/** Not every browser ends a watch that is no longer allowed. */
const PERMISSION_REVOKED = { code: PERMISSION_DENIED, message: 'Permission was taken back' };
/** Parameter of the address, and name of what is remembered of it. */
const VISIT_KEY = 'loc';

let state: PositionState = { status: 'idle' };
let watch: number | undefined;
let isPretended = false;
let permission: Promise<PermissionStatus> | undefined;
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

/** Why the visitor's position does not come; also where one of before is still known. */
export function whyLacking(shown: PositionState): PositionFailure | undefined {
  if (shown.status === 'failed') return shown.why;
  return shown.status === 'known' && shown.isLost ? 'denied' : undefined;
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
  const earlier = knownPosition();
  become(earlier ? { status: 'known', position: earlier } : { status: 'waiting' });
  // A browser that cannot tell what is allowed leaves it to the press.
  followPermission().catch(() => undefined);
  watch = navigator.geolocation.watchPosition(take, fail, POSITION_WATCH_OPTIONS);
}

/** Starts watching, and gives what comes of it. Call it from a press. */
export function requestPosition(): Promise<PositionResult> {
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
  if (watch !== undefined || isTurnedOff()) return;
  const { state: allowed } = await followPermission();
  if (allowed === 'granted') startPosition();
}

/** What the visitor allows, heeded from then on, also when it is changed in the browser's own settings. */
function followPermission(): Promise<PermissionStatus> {
  return (permission ??= queryPermission());
}

async function queryPermission(): Promise<PermissionStatus> {
  const status = await navigator.permissions.query({ name: 'geolocation' });
  status.addEventListener('change', () => {
    if (status.state === 'granted') void resumePosition();
    else if (watch !== undefined) fail(PERMISSION_REVOKED);
  });
  return status;
}

export function stopPosition(): void {
  letGo();
  become({ status: 'idle' });
}

function letGo(): void {
  if (watch !== undefined) navigator.geolocation.clearWatch(watch);
  watch = undefined;
}

function isTurnedOff(): boolean {
  return PATHS_WITHOUT_POSITION.test(window.location.pathname) || isOffForVisit();
}

/** `?loc=false` holds until the tab is closed, also on pages after the one it stood on; `?loc=true` takes it back. */
function isOffForVisit(): boolean {
  const requested = new URLSearchParams(window.location.search).get(VISIT_KEY);
  if (requested !== null) writeForVisit(VISIT_KEY, requested);
  return (requested ?? readForVisit(VISIT_KEY)) === 'false';
}

/** Notes what the address says before the visitor goes on from it, and lets go of a watch that it forbids. */
export function applyPositionParam(): void {
  if (isTurnedOff() && watch !== undefined) stopPosition();
}

function take({ coords }: GeolocationPosition): void {
  const position = { lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy };
  become({ status: 'known', position });
}

function fail({ code, message }: Pick<GeolocationPositionError, 'code' | 'message'>): void {
  // oxlint-disable-next-line no-console -- specification §8.2: logged
  console.warn(`Position watcher: ${message} (${code})`);
  const earlier = knownPosition();
  const isLost = code === PERMISSION_DENIED;
  if (isLost || !earlier) {
    // So that pressing again tries again.
    letGo();
  }
  if (!earlier) return become({ status: 'failed', why: isLost ? 'denied' : 'unavailable' });
  const position = { ...earlier, accuracy: ACCURACY_OF_EARLIER };
  become({ status: 'known', position, ...(isLost && { isLost }) });
}
