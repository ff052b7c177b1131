import { useEffect, type RefObject } from 'react';
import { READY, type Simulation } from './load-preview-bridge.ts';

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
