/** Moves the focus to the main part of the page, so that a keyboard or screen reader goes on from there. Browser only. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** The `ref` of what may vanish while something in it has the focus: the keyboard then goes on from the main part. */
export function retainFocus(node: HTMLElement | null): () => void {
  return () => {
    if (node?.contains(document.activeElement)) focusMain();
  };
}
