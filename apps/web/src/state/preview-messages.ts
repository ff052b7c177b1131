/**
 * Messages between an editor's window, the preview and the framed page. Other senders are ignored.
 */
import { readPreviewMessage, type PreviewMessage } from '@varde/domain/preview-message';

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
    // oxlint-disable-next-line no-console -- helps integrators of an editor
    console.warn(`Preview: a message from ${origin || 'nowhere'} was ignored.`);
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
