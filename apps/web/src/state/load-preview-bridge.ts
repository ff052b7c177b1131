/**
 * What an editor simulates in the preview: a position, or being offline. The preview shows the page
 * in a frame and messages it; a page outside our frame receives nothing.
 */
import type { Position } from '#browser/position-store.ts';

export interface Simulation {
  /** Simulated position. Default: unknown. */
  readonly position?: Position | undefined;
  readonly isOffline: boolean;
}

/** Message of the framed page to the preview: it is listening. */
export const READY = 'varde-ready';

/** Loads the bridge only in a frame. */
export function loadPreviewBridge(): void {
  if (window.parent === window) return;
  // Without the bridge the page works normally.
  import('./preview-bridge.ts').then(
    ({ startPreviewBridge }) => startPreviewBridge(),
    () => undefined,
  );
}
