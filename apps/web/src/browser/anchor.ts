/**
 * Scrolls to the target of a URL's `#…`, also when it is rendered after the page
 * (specification §9.6). Browser only.
 */
import { ANCHOR_OBSERVER_TIMEOUT_MS } from '@varde/domain/constants';

/**
 * Focuses the element of that id, so that a keyboard or screen reader goes on from there. One that is not there yet is waited
 * for and then also scrolled to, which the browser and the router do for one that is. The answer stops the waiting.
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

/** Headings take no focus by themselves. */
function focusHeading(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Somebody may have written anything after the `#`. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}
