import { Download } from 'lucide-react';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { DeferredSection } from '#components/section-boundary.tsx';
import { useText } from '#i18n/use-text.ts';
import { useLazyModule } from '#browser/load-chunk.ts';
import type { BundleTarget } from '#state/offline-store.ts';
import { Button } from '#ui/button.tsx';

/** Stores a presentation for offline use; all but the button loads after the page. */
export function LazyBundlePanel({ id }: Pick<BundleTarget, 'id'>) {
  const t = useText();
  const lazyModule = useLazyModule(() => import('./bundle-panel.tsx'));
  const placeholder = (
    <Button icon={Download} wide aria-disabled data-print="hide">
      {t('offline.save')}
    </Button>
  );
  return lazyModule ? (
    <LazyBoundary fallback={placeholder}>
      <lazyModule.BundlePanel key={id} kind="group" id={id} />
    </LazyBoundary>
  ) : (
    placeholder
  );
}

/** The offline bundles of this device, which the server does not know: rendered by script only. */
export function LazyStoredBundles() {
  const lazyModule = useLazyModule(() => import('./stored-bundles.tsx'));
  return <DeferredSection>{lazyModule && <lazyModule.StoredBundles />}</DeferredSection>;
}
