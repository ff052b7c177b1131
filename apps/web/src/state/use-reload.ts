/** Reloads a page of lists when the visitor's position or museum filter changes. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatLocation } from '@varde/domain/geo';
import { usePosition } from '#browser/use-position.ts';
import { useOwnerFilter } from './owner-filter.ts';
import { reloadSorted } from './reload-sorted.ts';

/** Reloads the page when the visitor has checked in or out at a museum since it was loaded. */
export function useReloadOnOwnerFilter(loadedFor: string | undefined): void {
  const router = useRouter();
  const owner = useOwnerFilter()?.id;
  useEffect(() => {
    if (owner !== loadedFor) void router.invalidate();
  }, [owner, loadedFor, router]);
}

/**
 * Reloads the page when the position becomes known, so that lists are sorted by it. Later movement
 * does not reorder rows under the visitor's finger.
 * @param loadedFor as `sortMark` returns it
 * @returns a function that sorts again, when the visitor has moved since
 */
export function useReloadOnPosition(loadedFor = ''): (() => void) | undefined {
  const router = useRouter();
  const { state } = usePosition();
  const mark = state.status === 'known' && `here ${formatLocation(state.position)}`;
  const isNew = mark && !loadedFor.startsWith('here');
  useEffect(() => {
    if (isNew) void reloadSorted(router);
  }, [isNew, router]);
  return mark && !isNew && mark !== loadedFor ? () => void reloadSorted(router) : undefined;
}
