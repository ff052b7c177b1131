import { useLazyModule } from '#browser/load-chunk.ts';
import type { BundleTarget } from '#state/offline-store.ts';

/** The offline bundle of a rebus. All of it loads after the page, which has no button to store it. */
export function LazyRebusBundle(target: Pick<BundleTarget, 'id'>) {
  const lazyModule = useLazyModule(() => import('./bundle-panel.tsx'));
  return lazyModule && <lazyModule.RebusBundlePanel {...target} />;
}
