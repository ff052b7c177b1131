/**
 * The focus after clicks, and after navigation: the link by which a page was left, or an anchor.
 * Browser only.
 */
import { focusMain } from './focus-main.ts';
import { ANCHOR_OBSERVER_TIMEOUT_MS } from '@varde/domain/constants';

interface LinkPosition {
  readonly href: string;
  /** Index among the page's links with that `href`. */
  readonly index: number;
}

/**
 * The links by which the visitor left pages: on return, the link is focused again, as on pages in a
 * browser's back/forward cache.
 */
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

/**
 * Safari focuses no button or link that is clicked, so neither a dialog nor Back could return the
 * focus to it. The returned function ends this.
 */
export function focusClickedControls(): () => void {
  const handleClick = ({ target }: MouseEvent) => {
    const control = target instanceof Element && target.closest<HTMLElement>('a[href], button');
    // The focus is on the page, or on a part of it that contains the control.
    if (control && control !== document.activeElement && document.activeElement?.contains(control))
      control.focus({ preventScroll: true });
  };
  document.addEventListener('click', handleClick, { capture: true });
  return () => document.removeEventListener('click', handleClick, { capture: true });
}

/**
 * Focuses the element with that id, so that keyboard and screen reader continue from there. If it
 * is not rendered yet, waits for it and scrolls to it, which the browser and the router do
 * otherwise. The returned function stops waiting.
 */
export function followAnchor(hash: string): () => void {
  const id = decoded(hash);
  if (!id) return () => undefined;
  const found = document.getElementById(id);
  if (found) {
    focusHeading(found);
    return () => undefined;
  }
  return awaitElement(id, (element) => {
    element.scrollIntoView();
    focusHeading(element);
  });
}

function awaitElement(id: string, onFound: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    onFound(element);
  });
  const timer = setTimeout(() => stop(), ANCHOR_OBSERVER_TIMEOUT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  return stop;
}

/** Headings are not focusable by default. */
function focusHeading(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The fragment may be invalid percent-encoding. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
