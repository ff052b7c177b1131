/**
 * The links that the visitor left pages by: going back to one, the keyboard and the screen reader go on from there, as on pages
 * that a browser keeps. Known for as long as the visit's script runs. Browser only.
 */
import { focusMain } from './focus-main.ts';

interface LinkPlace {
  readonly href: string;
  /** Among the page's links that lead there. */
  readonly turn: number;
}

const leftBy = new Map<string, LinkPlace>();

function linksTo(href: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)];
}

/** Keeps the focused link of the page that is being left; `visit` is its place in the browser's history. */
export function rememberLink(visit: string): void {
  const link = document.activeElement?.closest<HTMLElement>('main a[href]');
  const href = link?.getAttribute('href');
  if (!link || !href) leftBy.delete(visit);
  else leftBy.set(visit, { href, turn: linksTo(href).indexOf(link) });
}

/** Moves the focus to the link that the page was left by, or to its main part when it was not here before. */
export function restoreLinkFocus(visit: string): void {
  const remembered = leftBy.get(visit);
  const link = remembered && linksTo(remembered.href)[remembered.turn];
  if (link) focusSeen(link);
  else focusMain();
}

/** Where the page was scrolled to stays, unless the link is out of sight there. */
function focusSeen(link: HTMLElement): void {
  link.focus({ preventScroll: true });
  const { top, bottom } = link.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) link.scrollIntoView({ block: 'nearest' });
}
