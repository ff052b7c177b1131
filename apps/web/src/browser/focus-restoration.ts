/**
 * The links by which the visitor left pages: on return, the link is focused again, as on pages in a
 * browser's back/forward cache. Held in memory. Browser only.
 */
import { focusMain } from './focus-main.ts';

interface LinkPosition {
  readonly href: string;
  /** Index among the page's links with that `href`. */
  readonly index: number;
}

const exitLinks = new Map<string, LinkPosition>();

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)];
}

/** Remembers the focused link of the page that is being left; `visit` is its history key. */
export function rememberLink(visit: string): void {
  const link = document.activeElement?.closest<HTMLElement>('main a[href]');
  const href = link?.getAttribute('href');
  if (!link || !href) exitLinks.delete(visit);
  else exitLinks.set(visit, { href, index: linksTo(href).indexOf(link) });
}

/** Focuses the link by which the page was left, or the main part on a first visit. */
export function restoreLinkFocus(visit: string): void {
  const remembered = exitLinks.get(visit);
  const link = remembered && linksTo(remembered.href)[remembered.index];
  if (link) focusVisibly(link);
  else focusMain();
}

/** Keeps the scroll position unless the link is outside the viewport. */
function focusVisibly(link: HTMLElement): void {
  link.focus({ preventScroll: true });
  const { top, bottom } = link.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) link.scrollIntoView({ block: 'nearest' });
}
