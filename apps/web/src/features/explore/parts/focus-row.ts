/** Focuses the first added row after a click on "more". */
export function focusRow(list: HTMLElement | null, index: number): void {
  list?.querySelectorAll('li')[index]?.querySelector('a')?.focus({ preventScroll: true });
}

/** Rows were inserted before the focused button: scroll it back into view. */
export function scrollMoreIntoView(list: HTMLElement | null): void {
  list?.querySelector(':scope > p > a:focus')?.scrollIntoView({ block: 'nearest' });
}
