import { createIsomorphicFn } from '@tanstack/react-start';
import type { AnyRouter } from '@tanstack/react-router';

/** Paths of pages that ask, or have asked. */
const controllers = new Map<string, AbortController>();

/**
 * For a page's loader: aborts when the visitor goes to another page. The router's own signal tells only of what going there has
 * begun, and nearly always a touch or the pointer on the link has begun it before.
 */
export const untilLeft = createIsomorphicFn()
  .server((_page: { readonly pathname: string }) => new AbortController().signal)
  .client(({ pathname }) => {
    const known = controllers.get(pathname) ?? new AbortController();
    controllers.set(pathname, known);
    return known.signal;
  });

/** Takes back what the pages ask that the visitor does not go to. */
export function takeBackWhenLeft(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
    const left = [...controllers].filter(([path]) => path !== pathname);
    for (const [path, controller] of left) {
      controllers.delete(path);
      controller.abort();
    }
  });
}
