import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SessionKeeper } from '#features/session/session-keeper.tsx';
import { useOfflineSupport } from '#features/offline/use-offline-support.ts';
import { LazyAccountSync } from '#features/user/lazy-account-sync.tsx';
import { loadPreviewBridge } from '#state/load-preview-bridge.ts';
import { publicSite } from '#browser/site.ts';

/** What runs behind every page once it is shown. Each task loads its own code only where needed. */
export function BackgroundTasks() {
  const isBare = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isBare),
  });
  useOfflineSupport(isBare);
  useEffect(() => loadPreviewBridge(), []);
  useVisitCounter();
  return (
    <>
      <SessionKeeper />
      <LazyAccountSync />
    </>
  );
}

let isCounting = false;

/** When the counter fails to load, nothing is counted. */
function useVisitCounter(): void {
  const router = useRouter();
  useEffect(() => {
    const { analytics } = publicSite();
    if (!analytics || isCounting) return;
    isCounting = true;
    import('#features/analytics/count-visits.ts')
      .then(({ countVisits }) => countVisits(router, analytics))
      .catch(() => undefined);
  }, [router]);
}
