/** What the page beside which a pack is written is told: which state of the pack it shows, and what is wrong with it. */
import type { PreviewState } from '@varde/contract/preview-state';

export interface PreviewFeed {
  readonly state: PreviewState;
  /** Tells all who listen. */
  publish(next: Omit<PreviewState, 'revision'>, hasNewContent: boolean): void;
  /** Calls back at once, and with every change. */
  listen(hear: (state: PreviewState) => void): () => void;
}

export function createPreviewFeed(): PreviewFeed {
  let state: PreviewState = { revision: 0, faults: [] };
  const listeners = new Set<(state: PreviewState) => void>();
  return {
    get state() {
      return state;
    },
    publish(next, hasNewContent) {
      state = { ...next, revision: state.revision + (hasNewContent ? 1 : 0) };
      for (const hear of listeners) hear(state);
    },
    listen(hear) {
      listeners.add(hear);
      hear(state);
      return () => listeners.delete(hear);
    },
  };
}
