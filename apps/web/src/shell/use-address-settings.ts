import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { heedEnvironmentAddress } from '#platform/environment.ts';
import { heedPositionAddress } from '#platform/position-store.ts';

/** Heeds what any page's address may ask for: `?env=` and `?loc=false` (specification §2). */
export function useAddressSettings(): void {
  const router = useRouter();
  useEffect(() => {
    const heed = () => {
      heedEnvironmentAddress();
      heedPositionAddress();
    };
    heed();
    return router.subscribe('onResolved', heed);
  }, [router]);
}
