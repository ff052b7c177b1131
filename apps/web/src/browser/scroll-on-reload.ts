import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/**
 * A page whose data is loaded anew stays where it is. The router would scroll it to where it was when the loading began, or to its top
 * or its anchor: it takes every loading for a page that is come to.
 */
export function stayOnReload() {
  let reloaded: string | undefined;
  return {
    /** The router's option: whether it is to scroll to where this page was left, or to its top. */
    scrollRestoration: ({ location }: { location: ParsedLocation }): boolean => {
      const isReload = reloaded === visitOf(location);
      reloaded = undefined;
      return !isReload;
    },
    watchReloads: (router: AnyRouter): void => {
      const { invalidate } = router;
      router.invalidate = (options) => {
        reloaded = visitOf(router.latestLocation);
        return invalidate(options);
      };
    },
  };
}

function visitOf({ state, href }: ParsedLocation): string {
  return state.key ?? href;
}
