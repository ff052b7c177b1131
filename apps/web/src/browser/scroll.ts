/** The scroll position of the page. */
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** Scroll position in CSS pixels. Browser only. */
export function scrolledTo(): number {
  return window.scrollY;
}

/** Calls the listener on every scroll of the page; the returned function stops it. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/**
 * A page whose data is reloaded keeps its scroll position. The router treats every load as a
 * navigation, and would scroll to the position at its start, the top or the anchor.
 */
export function keepScrollPosition() {
  let reloaded: string | undefined;
  return {
    /** Router option: whether to restore the scroll position, or scroll to the top. */
    scrollRestoration: ({ location }: { location: ParsedLocation }): boolean => {
      const isReload = reloaded === keyOf(location);
      reloaded = undefined;
      return !isReload;
    },
    watch: (router: AnyRouter): void => {
      // After the router's own subscription, which forgets what has been scrolled.
      router.subscribe('onRendered', announceScroll);
      const { invalidate } = router;
      router.invalidate = (options) => {
        reloaded = keyOf(router.latestLocation);
        return invalidate(options);
      };
    },
  };
}

/**
 * Makes the router store the position of the page when it is left, also if it has not been scrolled
 * since the router's last navigation: a list that grows while the visitor scrolls replaces its URL.
 */
function announceScroll(): void {
  document.dispatchEvent(new Event('scroll'));
}

const keyOf = ({ state, href }: ParsedLocation): string => state.key ?? href;
