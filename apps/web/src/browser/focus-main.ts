/**
 * Focuses the main part of the page, so that keyboard and screen reader continue from there.
 * Browser only.
 */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * A `ref` for an element that may be removed while it contains the focus, which then moves to the
 * main part.
 */
export function retainFocus(node: HTMLElement | null): () => void {
  return () => {
    if (node?.contains(document.activeElement)) focusMain();
  };
}
