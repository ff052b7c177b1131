/** Messages between an editor's window, the preview and the page that it shows. Whoever else sends one changes nothing. */
import { readPreviewMessage, type PreviewMessage } from '@varde/domain/preview-message';

/**
 * Hears messages of the site itself and of the configured origins; everything else is logged, and that is all.
 * @returns what ends the hearing
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
    // oxlint-disable-next-line no-console -- whoever sets up an editor wants to know why nothing happens
    console.warn(`Preview: a message from ${origin || 'nowhere'} was ignored.`);
  };
  window.addEventListener('message', handle, { signal: controller.signal });
  return () => controller.abort();
}

/** To the page that the preview shows. */
export function postToFrame(frame: HTMLIFrameElement | null, message: PreviewMessage): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}

/** From the page to the preview around it. False where there is none. */
export function postToParent(message: PreviewMessage): boolean {
  if (window.parent === window) return false;
  window.parent.postMessage(message, window.location.origin);
  return true;
}
