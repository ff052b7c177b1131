/**
 * Loads the pages of links in view while the visitor reads, so that a tap shows one at once. A page
 * that is loaded so is not a visit: visits are recorded when a page is shown. Browser only.
 */
import type { AnyRouter } from '@tanstack/react-router';
import { isFastNetwork } from './network.ts';
import { parseUrlSearch } from './url-search.ts';

/** The visitor has not scrolled for so long. */
const PAUSE_MS = 500;
/** As many links as a phone's screen shows of a list. */
const MAX_PAGES = 6;
/** Locked pages are disabled. */
const LINKS = 'main a[href^="/"]:not([aria-disabled=true])';
/** Other pages ask for something: a permission, a code, a check-in. */
const CONTENT = /^\/(?:article|group|rebus|tag|@)(?!.*\/(?:filter|map)$)/;
/** Lists and the map: from each other and from the first page, not from all that links back to them. */
const EXPLORE = /^\/explore\//;
const FROM_EXPLORE = /^\/(?:explore\/.*)?$/;

/** The returned function ends this. */
export function preloadPagesInView(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The visitor has moved on since. */
  let pause = 0;
  const preload = async (mine: number): Promise<void> => {
    if (document.hidden || !isFastNetwork()) return;
    // One after another: they must not delay the images of this page.
    for (const { pathname, search } of linksInView()) {
      if (pause !== mine) return;
      await router.preloadRoute({ to: pathname, search: parseUrlSearch(search) });
    }
  };
  const wait = (): void => {
    pause += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void preload(pause), PAUSE_MS);
  };
  const unsubscribe = router.subscribe('onRendered', wait);
  window.addEventListener('scroll', wait, { passive: true, capture: true });
  wait();
  return () => {
    pause += 1;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('scroll', wait, { capture: true });
  };
}

/** Not what a row that scrolls sideways hides. */
function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, left, right, height } = link.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  return height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

/** Content first. */
function linksInView(): HTMLAnchorElement[] {
  const links = new Map<string, HTMLAnchorElement>();
  const { pathname } = window.location;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    if (isInView(link) && link.pathname !== pathname) links.set(link.pathname + link.search, link);
  }
  const kinds = FROM_EXPLORE.test(pathname) ? [CONTENT, EXPLORE] : [CONTENT];
  return kinds
    .flatMap((kind) => [...links.values()].filter((link) => kind.test(link.pathname)))
    .slice(0, MAX_PAGES);
}
