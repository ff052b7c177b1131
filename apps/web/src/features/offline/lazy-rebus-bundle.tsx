import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import type { BundleTarget } from '#state/offline-store.ts';

const bundlePanel = lazyModule(() => import('./bundle-panel.tsx'));

/** The offline bundle of a rebus. All of it loads after the page, which has no button to store it. */
export function LazyRebusBundle(target: Pick<BundleTarget, 'id'>) {
  const loaded = useLazyModule(bundlePanel);
  return loaded && <loaded.RebusBundlePanel {...target} />;
}
