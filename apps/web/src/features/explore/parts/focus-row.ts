/** Whoever pressed for more of a list goes on reading where the new rows begin. */
export function focusRow(list: HTMLElement | null, index: number): void {
  list?.querySelectorAll('li')[index]?.querySelector('a')?.focus({ preventScroll: true });
}

/** Rows have come while the button after them had the focus: it is still seen. */
export function scrollMoreIntoView(list: HTMLElement | null): void {
  list?.querySelector(':scope > p > a:focus')?.scrollIntoView({ block: 'nearest' });
}
