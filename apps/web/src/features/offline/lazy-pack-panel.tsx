import { Download } from 'lucide-react';
import { LazyBoundary } from '#components/lazy-boundary.tsx';
import { useText } from '#i18n/use-text.ts';
import { useLazyModule } from '#browser/load-chunk.ts';
import type { PackTarget } from '#state/offline-store.ts';
import { Button } from '#ui/button.tsx';

/** Where a page can be kept for use without a network; all but the button comes after the page. */
export function LazyPackPanel({ kind, id }: PackTarget) {
  const t = useText();
  const lazyModule = useLazyModule(() => import('./pack-panel.tsx'));
  // A rebus is kept as it is started, so there is nothing to press.
  const placeholder = kind === 'group' && (
    <Button icon={Download} wide aria-disabled data-print="hide">
      {t('offline.save')}
    </Button>
  );
  return lazyModule ? (
    <LazyBoundary fallback={placeholder}>
      <lazyModule.PackPanel key={`${kind}-${id}`} kind={kind} id={id} />
    </LazyBoundary>
  ) : (
    placeholder
  );
}
