import { READY, type Simulation } from './load-preview-bridge.ts';
import { simulatePosition } from '#browser/position-store.ts';

let isListening = false;

/** Listens to the surrounding preview. Only this site's pages may frame it and are trusted. */
export function startPreviewBridge(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<Simulation>) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    simulatePosition(data.position);
    simulateOffline(data.isOffline);
  });
  window.parent.postMessage(READY, window.location.origin);
}

const originalFetch = window.fetch.bind(window);

/** Simulates a lost network. Images and chunks that the browser has loaded stay. */
function simulateOffline(isOffline: boolean): void {
  if (navigator.onLine !== isOffline) return;
  Object.defineProperty(navigator, 'onLine', { value: !isOffline, configurable: true });
  window.fetch = isOffline ? () => Promise.reject(new TypeError('Failed to fetch')) : originalFetch;
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
