/** Messages between editor's window, preview and framed page. Other senders are ignored. */
import { readPreviewMessage, type PreviewMessage } from '@varde/domain/preview-message';
import type { PreviewState } from '@varde/contract/preview-state';
import { logFailure } from '#browser/log-failure.ts';
import { useEffect, type RefObject } from 'react';
import { READY, type Simulation } from './load-preview-bridge.ts';

/**
 * Receives messages of the site itself and of the configured origins; others are logged and
 * ignored.
 * @returns a function that stops it
 */
export function onPreviewMessage(
  origins: readonly string[],
  listener: (message: PreviewMessage) => void,
): () => void {
  const controller = new AbortController();
  const handle = ({ origin, data }: MessageEvent): void => {
    const isKnown = origin === window.location.origin || origins.includes(origin);
    const message = isKnown ? readPreviewMessage(data) : undefined;
    if (message) return listener(message);
    logFailure(`Preview: a message from ${origin || 'nowhere'} was ignored.`);
  };
  window.addEventListener('message', handle, { signal: controller.signal });
  return () => controller.abort();
}

/** Sends to the page that the preview shows. */
export function postToFrame(frame: HTMLIFrameElement | null, message: PreviewMessage): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}

/** Sends from the page to the surrounding preview. False if there is none. */
export function postToParent(message: PreviewMessage): boolean {
  if (window.parent === window) return false;
  window.parent.postMessage(message, window.location.origin);
  return true;
}

/**
 * Subscribes to states of the content pack that `varde preview` shows. Browsers reconnect
 * automatically.
 * @returns a function that unsubscribes
 */
export function subscribeToPackEvents(
  url: string,
  onState: (state: PreviewState) => void,
  onConnection: (isConnected: boolean) => void,
): () => void {
  const source = new EventSource(url);
  source.addEventListener('open', () => onConnection(true));
  source.addEventListener('error', () => onConnection(false));
  source.addEventListener('message', ({ data }: MessageEvent<string>) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by our own server
    onState(JSON.parse(data) as PreviewState),
  );
  return () => source.close();
}

/**
 * Sends the simulation to the framed page: now, and to each later page once it listens. `position`
 * must be stable while unchanged.
 */
export function usePretend(
  frame: RefObject<HTMLIFrameElement | null>,
  { position, isOffline }: Simulation,
): void {
  useEffect(() => {
    const controller = new AbortController();
    const send = () =>
      frame.current?.contentWindow?.postMessage({ position, isOffline }, window.location.origin);
    const handleMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === READY) send();
    };
    window.addEventListener('message', handleMessage, { signal: controller.signal });
    send();
    return () => controller.abort();
  }, [frame, position, isOffline]);
}
