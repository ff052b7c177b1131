/**
 * Which of the points under a press is meant: the uppermost, or, when one of them is selected already, the next one down, so
 * that places at the very same spot can all be reached. `undefined`: there is none.
 * @param ids from the uppermost down; one may occur twice (a marked pin lies over its plain self)
 */
export function pressedPoint(
  ids: readonly number[],
  selectedId: number | undefined,
): number | undefined {
  const unique = [...new Set(ids)].sort((a, b) => a - b);
  if (selectedId === undefined || !unique.includes(selectedId)) return ids[0];
  return unique[(unique.indexOf(selectedId) + 1) % unique.length];
}
