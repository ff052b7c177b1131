/** Scroll position in CSS pixels. Browser only. */
export function scrolledTo(): number {
  return window.scrollY;
}

/** Calls the listener on every scroll of the page; the returned function stops it. */
export function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
