import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SessionKeeper } from '#features/session/session-keeper.tsx';
import { useOfflineSupport } from '#features/offline/use-offline-support.ts';
import { LazyAccountSync } from '#features/user/lazy-account-sync.tsx';
import { loadPreviewBridge } from '#state/load-preview-bridge.ts';
import { publicSite } from '#browser/site.ts';

/** What goes on behind every page once it stands: nothing of it is waited for, and each is a door to what it may need. */
export function AfterPage() {
  const isBare = useMatches({
    select: (matches) => matches.some((match) => match.staticData.isBare),
  });
  useOfflineSupport(isBare);
  useEffect(() => loadPreviewBridge(), []);
  return (
    <>
      <SessionKeeper />
      <LazyAccountSync />
      <Counting />
    </>
  );
}

let isCounting = false;

/** The door to what counts visits; the rest is loaded when the page stands. Where it does not come, nothing is counted. */
function Counting() {
  const router = useRouter();
  useEffect(() => {
    const { analytics } = publicSite();
    if (!analytics || isCounting) return;
    isCounting = true;
    import('./count-visits.ts')
      .then(({ countVisits }) => countVisits(router, analytics))
      .catch(() => undefined);
  }, [router]);
  return null;
}
