import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOwnerFilter } from '#state/owner-filter.ts';

/** Loads the page again when the visitor has checked in at a museum or out of it since it was loaded. */
export function useReloadOnOwnerFilter(loadedFor: string | undefined): void {
  const router = useRouter();
  const owner = useOwnerFilter()?.id;
  useEffect(() => {
    if (owner !== loadedFor) void router.invalidate();
  }, [owner, loadedFor, router]);
}
