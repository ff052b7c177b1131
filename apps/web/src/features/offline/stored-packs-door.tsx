import { Suspense } from 'react';
import { useLate } from '#platform/load-chunk.ts';

/** What is kept on this device, which no server knows: comes with script alone. */
export function StoredPacksDoor() {
  const late = useLate(() => import('./stored-packs.tsx'));
  return <Suspense>{late && <late.StoredPacks />}</Suspense>;
}
