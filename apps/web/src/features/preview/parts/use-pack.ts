import type { PreviewState } from '@varde/contract/preview-state';
import { useEffect, useState } from 'react';
import { subscribeToPackEvents } from '#state/preview-events.ts';
import { publicSite } from '#browser/site.ts';

export interface PackState extends PreviewState {
  /** False while the `varde preview` server that served the page is unreachable. */
  readonly isReached: boolean;
}

/** Live state of the content pack; without `varde preview` it never changes. */
export function usePack(): PackState {
  const [state, setState] = useState<PreviewState>({ revision: 0, faults: [] });
  const [isReached, setReached] = useState(true);
  useEffect(() => {
    const { previewEvents } = publicSite();
    return previewEvents ? subscribeToPackEvents(previewEvents, setState, setReached) : undefined;
  }, []);
  return { ...state, isReached };
}
