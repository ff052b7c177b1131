/** The list holds this many rows; whoever looks for more zooms in. */
export const LISTED_MAX = 50;

/** Ids of the list: the nearest in view, and the selected one first if it is not among them. */
export function listIds(visibleIds: readonly number[], selectedId: number | undefined): number[] {
  const nearest = visibleIds.slice(0, LISTED_MAX);
  if (selectedId === undefined || nearest.includes(selectedId)) return nearest;
  return [selectedId, ...nearest.slice(0, LISTED_MAX - 1)];
}
