/**
 * What an editor pretends in the preview: to be somewhere, or without network. The preview shows the page in a frame, and tells
 * it; a page that stands in no frame of ours hears nothing.
 */
import type { Position } from '#browser/position-store.ts';

export interface Pretended {
  /** Where the visitor is. Default: nobody knows. */
  readonly position?: Position | undefined;
  readonly isOffline: boolean;
}

/** From the framed page to the preview: it is ready to be told. */
export const READY = 'varde-ready';

/** The code for it comes only in a frame. */
export function loadPreviewBridge(): void {
  if (window.parent === window) return;
  // Without it the page is as for everybody.
  import('./preview-bridge.ts').then(
    ({ startPreviewBridge }) => startPreviewBridge(),
    () => undefined,
  );
}
