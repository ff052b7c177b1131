/**
 * Scrolls to the target of a URL's `#…`, also if it is rendered after the page (specification
 * §9.6). Browser only.
 */
import { ANCHOR_OBSERVER_TIMEOUT_MS } from '@varde/domain/constants';

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
