import { READY, type Pretended } from './load-preview-bridge.ts';
import { simulatePosition } from '#browser/position-store.ts';

let isHeeding = false;

/** Listens to the preview around this page. Only pages of this site may frame it, and only they are listened to. */
export function startPreviewBridge(): void {
  if (isHeeding) return;
  isHeeding = true;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<Pretended>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    simulatePosition(data.position);
    pretendOffline(data.isOffline);
  });
  window.parent.postMessage(READY, window.location.origin);
}

const originalFetch = window.fetch.bind(window);

/** For the page it is as if the network were gone. Pictures and parts that the browser has already stay. */
function pretendOffline(isOffline: boolean): void {
  if (navigator.onLine !== isOffline) return;
  Object.defineProperty(navigator, 'onLine', { value: !isOffline, configurable: true });
  window.fetch = isOffline ? () => Promise.reject(new TypeError('Failed to fetch')) : originalFetch;
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
