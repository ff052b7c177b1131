/** Whoever pressed for more of a list goes on reading where the new rows begin. */
export function focusRow(list: HTMLElement | null, index: number): void {
  list?.querySelectorAll('li')[index]?.querySelector('a')?.focus({ preventScroll: true });
}
