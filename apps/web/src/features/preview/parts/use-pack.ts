import type { PreviewState } from '@varde/contract/preview-state';
import { useEffect, useState } from 'react';
import { subscribeToPackEvents } from '#state/preview-messages.ts';
import { publicSite } from '#browser/site.ts';

export interface PackState extends PreviewState {
  /** False when the `varde preview` that served the page does not answer. */
  readonly isReached: boolean;
}

/** The pack as it is now; without `varde preview` one that never changes. */
export function usePack(): PackState {
  const [state, setState] = useState<PreviewState>({ revision: 0, faults: [] });
  const [isReached, setReached] = useState(true);
  useEffect(() => {
    const { previewEvents } = publicSite();
    return previewEvents ? subscribeToPackEvents(previewEvents, setState, setReached) : undefined;
  }, []);
  return { ...state, isReached };
}
