/** Which of the places in view the list beside the map holds. Pure. */

const LISTED_PAGE = 50;
/** Upper limit of the list; zooming in narrows the places. */
export const LISTED_PAGES = 20;
export const LISTED_MAX = LISTED_PAGES * LISTED_PAGE;

/** Number of rows for a number of unfolded pages. */
export function listedFor(pages = 1): number {
  return Math.min(pages * LISTED_PAGE, LISTED_MAX);
}

/** Ids of the list: the nearest in view; the selected one first if it is not among them. */
export function listIds(
  visibleIds: readonly number[],
  selectedId: number | undefined,
  pages?: number,
): number[] {
  const listed = listedFor(pages);
  const nearest = visibleIds.slice(0, listed);
  if (selectedId === undefined || nearest.includes(selectedId)) return nearest;
  return [selectedId, ...nearest.slice(0, listed - 1)];
}
