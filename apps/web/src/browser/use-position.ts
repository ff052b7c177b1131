import { useEffect, useSyncExternalStore } from 'react';
import {
  positionState,
  resumePosition,
  startPosition,
  subscribeToPosition,
  type PositionState,
} from './position-store.ts';

const IDLE: PositionState = { status: 'idle' };

export interface PositionControl {
  readonly state: PositionState;
  /** Requests the position; call it on click. */
  readonly start: () => void;
}

/** The visitor's live position. Starts by itself only if it was allowed before. */
export function usePosition(): PositionControl {
  const state = useSyncExternalStore(subscribeToPosition, positionState, () => IDLE);
  useEffect(() => {
    // Not every browser can query this permission.
    resumePosition().catch(() => undefined);
  }, []);
  return { state, start: startPosition };
}
