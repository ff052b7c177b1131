import type { AnyRouter } from '@tanstack/react-router';
import { allowsMotion } from './use-media-query.ts';

/**
 * Page changes are view transitions if the visitor allows motion and the path changes: a map that
 * moves only updates its query. A transition that the browser skips (slow page, second click) is
 * not an error: the page has changed.
 */
export function addPageTransitions(router: AnyRouter): void {
  if (typeof document === 'undefined' || !('startViewTransition' in document)) return;
  router.startViewTransition = async (update) => {
    const { resolvedLocation } = router.state;
    // Undefined on the first page of a visit.
    const isOtherPage =
      resolvedLocation && resolvedLocation.pathname !== router.latestLocation.pathname;
    if (!isOtherPage || !allowsMotion()) return update();
    const transition = document.startViewTransition(update);
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
    return transition.updateCallbackDone;
  };
}
