import type { AnyRouter } from '@tanstack/react-router';
import { allowsMotion } from './use-media-query.ts';

/**
 * A page that a link leads to appears by a view transition, if the visitor allows motion and the
 * path changes: a map that moves only updates its query. Back and forward are immediate: a
 * transition takes a cheap phone 0.1 s or more, and Safari animates its swipe itself. A transition
 * that the browser skips (slow page, second click) is not an error: the page has changed.
 */
export function addPageTransitions(router: AnyRouter): void {
  if (typeof document === 'undefined' || !('startViewTransition' in document)) return;
  let isTraversal = false;
  router.history.subscribe(({ action }: { readonly action: { readonly type: string } }) => {
    isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  router.startViewTransition = async (update) => {
    const { resolvedLocation } = router.state;
    // Undefined on the first page of a visit.
    const isOtherPage =
      resolvedLocation && resolvedLocation.pathname !== router.latestLocation.pathname;
    if (!isOtherPage || isTraversal || !allowsMotion()) return update();
    const transition = document.startViewTransition(update);
    transition.ready.catch(() => undefined);
    transition.finished.catch(() => undefined);
    return transition.updateCallbackDone;
  };
}
