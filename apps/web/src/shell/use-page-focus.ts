import { useRouter, type ParsedLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followAnchor } from '#browser/anchor.ts';
import { restoreLinkFocus, rememberLink } from '#browser/focus-restoration.ts';

/**
 * Focus management: after a navigation the focus moves to the main area or to the target of `#…`;
 * after Back, to the link that the page was left by. A clicked tab that is now the current one
 * keeps the focus.
 */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(() => {
    // The frame hydrates before its content: the browser cannot have scrolled to elements that are
    // not rendered yet.
    let stopWaiting = followAnchor(router.latestLocation.hash);
    const unsubscribeBeforeNavigate = router.subscribe(
      'onBeforeNavigate',
      ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) rememberLink(visitOf(fromLocation));
      },
    );
    // By then the router has scrolled, or restored the scroll position.
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
