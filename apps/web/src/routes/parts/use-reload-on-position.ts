import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatLocation } from '@varde/domain/geo';
import { usePosition } from '#browser/use-position.ts';
import { reloadSorted } from './reload-sorted.ts';

/**
 * Loads the page again when the position becomes known, so that lists sort by it. A visitor who walks on keeps the order, so that
 * nothing moves under the finger, and is given what sorts anew.
 * @param loadedFor as `sortMark` has it
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
