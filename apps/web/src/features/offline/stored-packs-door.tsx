import { Suspense } from 'react';
import { SectionBoundary } from '#content/section-boundary.tsx';
import { useLate } from '#platform/load-chunk.ts';

/** What is kept on this device, which no server knows: comes with script alone. */
export function StoredPacksDoor() {
  const late = useLate(() => import('./stored-packs.tsx'));
  return (
    <SectionBoundary>
      <Suspense>{late && <late.StoredPacks />}</Suspense>
    </SectionBoundary>
  );
}
