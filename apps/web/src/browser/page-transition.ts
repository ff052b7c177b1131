import type { AnyRouter } from '@tanstack/react-router';
import { allowsMotion } from './use-media-query.ts';

/**
 * Lets pages change by a view transition, where the visitor allows motion and the path changes: a map that is moved only
 * writes its address. A transition that the browser gives up (a slow page, a second press) is no fault: the page has changed.
 */
export function addPageTransitions(router: AnyRouter): void {
  if (typeof document === 'undefined' || !('startViewTransition' in document)) return;
  router.startViewTransition = async (update) => {
    const { resolvedLocation } = router.state;
    // The first page of a visit has come from nowhere.
    const isOtherPage =
      resolvedLocation && resolvedLocation.pathname !== router.latestLocation.pathname;
    if (!isOtherPage || !allowsMotion()) return update();
    const transition = document.startViewTransition(update);
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
    return transition.updateCallbackDone;
  };
}
