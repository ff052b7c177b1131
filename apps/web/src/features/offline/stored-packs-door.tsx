import { LateSection } from '#content/late-section.tsx';
import { useLate } from '#platform/load-chunk.ts';

/** What is kept on this device, which no server knows: comes with script alone. */
export function StoredPacksDoor() {
  const late = useLate(() => import('./stored-packs.tsx'));
  return <LateSection>{late && <late.StoredPacks />}</LateSection>;
}
