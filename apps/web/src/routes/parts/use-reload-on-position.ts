import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isSameBeginning, sortMark, usePickedPlace } from '#platform/sort-place.ts';
import { usePosition } from '#platform/use-position.ts';

/**
 * Loads the page again when the position becomes known, or another place is picked, so that lists sort by it. A visitor who walks
 * on keeps the order, so that nothing moves under the finger, and is given what sorts anew.
 */
export function useReloadOnPosition(loadedFor: string | undefined): (() => void) | undefined {
  const router = useRouter();
  usePosition();
  usePickedPlace();
  const mark = sortMark();
  const sort = () => void router.invalidate();
  const isSame = isSameBeginning(mark, loadedFor);
  useEffect(() => {
    if (!isSame) void router.invalidate();
    // Another picked place is another beginning.
  }, [isSame, mark, router]);
  return isSame && mark !== loadedFor ? sort : undefined;
}
