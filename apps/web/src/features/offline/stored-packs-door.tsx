import { LateSection } from '#components/late-section.tsx';
import { useLate } from '#browser/load-chunk.ts';

/** What is kept on this device, which no server knows: comes with script alone. */
export function LazyStoredPacks() {
  const late = useLate(() => import('./stored-packs.tsx'));
  return <LateSection>{late && <late.StoredPacks />}</LateSection>;
}
