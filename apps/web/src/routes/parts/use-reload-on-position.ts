import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatLocation } from '@varde/domain/geo';
import { usePosition } from '#platform/use-position.ts';

/** Loads the page again when the position becomes known, or changes as far as the API can tell, so that lists sort by it. */
export function useReloadOnPosition(loadedFor: string | undefined): void {
  const router = useRouter();
  const { state } = usePosition();
  const place = state.status === 'known' ? formatLocation(state.position) : undefined;
  useEffect(() => {
    if (place && place !== loadedFor) void router.invalidate();
  }, [place, loadedFor, router]);
}
