import { useEffect, useSyncExternalStore } from 'react';
import {
  positionState,
  resumePosition,
  startPosition,
  subscribeToPosition,
  type PositionState,
} from './position-store.ts';

const IDLE: PositionState = { status: 'idle' };

export interface UsedPosition {
  readonly state: PositionState;
  /** Asks for the position; call it from a press. */
  readonly start: () => void;
}

/** The visitor's position. It starts by itself only where the visitor has allowed it before. */
export function usePosition(): UsedPosition {
  const state = useSyncExternalStore(subscribeToPosition, positionState, () => IDLE);
  useEffect(() => {
    // A browser that cannot tell what is allowed leaves it to the press.
    resumePosition().catch(() => undefined);
  }, []);
  return { state, start: startPosition };
}
