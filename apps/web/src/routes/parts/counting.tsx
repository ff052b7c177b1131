import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { publicSite } from '#platform/site.ts';

let isCounting = false;

/** The door to what counts visits; the rest is loaded when the page stands. Where it does not come, nothing is counted. */
export function Counting() {
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
