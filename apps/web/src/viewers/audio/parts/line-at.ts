/** The line that is said at a time: the last that has begun. -1 before the first, and where lines have no times. */
export function lineAt(lines: readonly { readonly start?: number }[], time: number): number {
  return lines.findLastIndex(({ start = Infinity }) => start <= time);
}
