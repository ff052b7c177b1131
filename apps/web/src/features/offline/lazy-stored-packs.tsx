import { DeferredSection } from '#components/section-boundary.tsx';
import { useLazyModule } from '#browser/load-chunk.ts';

/** What is kept on this device, which no server knows: comes with script alone. */
export function LazyStoredPacks() {
  const lazyModule = useLazyModule(() => import('./stored-packs.tsx'));
  return <DeferredSection>{lazyModule && <lazyModule.StoredPacks />}</DeferredSection>;
}
