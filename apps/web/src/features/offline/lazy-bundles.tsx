import { Download } from 'lucide-react';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { DeferredSection } from '#components/section-boundary.tsx';
import { useText } from '#i18n/use-text.ts';
import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import type { BundleTarget } from '#state/offline-store.ts';
import { Button } from '#ui/button.tsx';

const bundlePanel = lazyModule(() => import('./bundle-panel.tsx'));
const storedBundles = lazyModule(() => import('./stored-bundles.tsx'));

/** Stores a presentation for offline use; all but the button loads after the page. */
export function LazyBundlePanel({ id }: Pick<BundleTarget, 'id'>) {
  const t = useText();
  const loaded = useLazyModule(bundlePanel);
  const placeholder = (
    <Button icon={Download} wide aria-disabled data-print="hide">
      {t('offline.save')}
    </Button>
  );
  return loaded ? (
    <LazyBoundary fallback={placeholder}>
      <loaded.BundlePanel key={id} kind="group" id={id} />
    </LazyBoundary>
  ) : (
    placeholder
  );
}

/** The offline bundles of this device, which the server does not know: rendered by script only. */
export function LazyStoredBundles() {
  const loaded = useLazyModule(storedBundles);
  return <DeferredSection>{loaded && <loaded.StoredBundles />}</DeferredSection>;
}
