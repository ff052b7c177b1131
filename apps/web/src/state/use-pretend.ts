import { useEffect, type RefObject } from 'react';
import { READY, type Pretended } from './load-preview-bridge.ts';

/** Tells the page in a frame what is pretended: now, and each page after it as soon as it listens. Keep `position` the same while it is. */
export function usePretend(
  frame: RefObject<HTMLIFrameElement | null>,
  { position, isOffline }: Pretended,
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
