import { createIsomorphicFn } from '@tanstack/react-start';
import type { AnyRouter } from '@tanstack/react-router';

/** Abort controllers of pages with requests, by path. */
const controllers = new Map<string, AbortController>();

/**
 * Signal for a page's loader: aborts when the visitor goes to another page. The router's own signal
 * covers only the load of a navigation, which a touch or hover on the link has usually started
 * before.
 */
export const untilLeft = createIsomorphicFn()
  .server((_page: { readonly pathname: string }) => new AbortController().signal)
  .client(({ pathname }) => {
    const controller = controllers.get(pathname) ?? new AbortController();
    controllers.set(pathname, controller);
    return controller.signal;
  });

/**
 * Aborts in-flight loader requests of every page except the one being navigated to. A change of the
 * search alone leaves no page: it must not abort what a touched link has begun to load, since a
 * click on that link takes over the load.
 */
export function abortOnNavigation(router: AnyRouter): void {
  let current: string | undefined;
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation: { pathname } }) => {
    const before = current ?? fromLocation?.pathname;
    current = pathname;
    if (pathname === before) return;
    const left = [...controllers].filter(([path]) => path !== pathname);
    for (const [path, controller] of left) {
      controllers.delete(path);
      controller.abort();
    }
  });
}
