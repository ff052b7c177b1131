/** Moves the focus to the main part of the page, so that a keyboard or screen reader goes on from there. Browser only. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
