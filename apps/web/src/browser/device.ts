/** Camera permission, vibration and downloads. Browser only. */
import { allowsMotion } from './use-media-query.ts';

/** Whether the visitor has granted the camera before; false if the browser cannot tell. */
export async function mayUseCamera(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted';
  } catch {
    return false;
  }
}

/** One short vibration on arrival, if the device can and the visitor allows motion. */
export function vibrateOnce(): void {
  if ('vibrate' in navigator && allowsMotion()) navigator.vibrate(ARRIVAL_MS);
}

const ARRIVAL_MS = 120;

/** Some browsers read the blob only after the click handler. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a file that the page has made. */
export function saveFile(name: string, json: string): void {
  const href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS);
}
