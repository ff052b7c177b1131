import { useRouter, type ParsedLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followAnchor, restoreLinkFocus, rememberLink } from '#browser/page-focus.ts';

/**
 * After going to another page the focus starts in its main part, as it would on a page that the browser loads, or at what the
 * address's `#…` names; after going back to one, at the link that it was left by. A tab of that page which was pressed and now is the current one keeps it: that is where the visitor goes on.
 */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(() => {
    // The frame is taken over before what stands in it: what is not in the page yet, the browser has not scrolled to either.
    let stopWaiting = followAnchor(router.latestLocation.hash);
    const unsubscribeBeforeNavigate = router.subscribe(
      'onBeforeNavigate',
      ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) rememberLink(visitOf(fromLocation));
      },
    );
    // By then the router has scrolled to what is there, or back to where the visitor was.
    const unsubscribe = router.subscribe('onRendered', (change) => {
      const { fromLocation, toLocation, pathChanged, hrefChanged } = change;
      if (!hrefChanged) return;
      stopWaiting();
      const isFocusOnCurrent = document.activeElement?.matches('main [aria-current]');
      if (fromLocation && pathChanged && !isFocusOnCurrent) restoreLinkFocus(visitOf(toLocation));
      stopWaiting = followAnchor(toLocation.hash);
    });
    return () => {
      unsubscribeBeforeNavigate();
      unsubscribe();
      stopWaiting();
    };
  }, [router]);
}

function visitOf({ state, href }: ParsedLocation): string {
  return state.key ?? href;
}
