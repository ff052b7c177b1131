import { useRouter } from '@tanstack/react-router';
import { CloudOff, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { retainFocus } from '#browser/focus-main.ts';
import { useOnline } from '#browser/network.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { LazyBoundary, type LazyBoundaryProps } from './lazy-boundary.tsx';
import styles from './section-boundary.module.css';

export interface SectionFailedProps {
  /** Called in addition to reloading the route's data. */
  readonly onRetry?: () => void;
}

/**
 * Replaces a section that failed to load: an error message and a retry button; the rest of the page
 * stays (specification §8.1).
 */
export function SectionFailed({ onRetry }: SectionFailedProps) {
  const t = useText();
  const online = useOnline();
  const router = useRouter();
  const handleRetry = () => {
    void router.invalidate();
    onRetry?.();
  };
  return (
    <Notice icon={online ? CloudOff : WifiOff} tone="warning" role="alert">
      <div ref={retainFocus} className={styles.words}>
        <p>{t(online ? 'section.failed' : 'error.noNetwork')}</p>
        {/* Without a network, a retry would lose the rest of the page too. */}
        {online && <Button onClick={handleRetry}>{t('error.tryAgain')}</Button>}
      </div>
    </Notice>
  );
}

/** Error boundary of one section: shows the error and a retry button in its place. */
export function SectionBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary renderFallback={(retry) => <SectionFailed onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

/** `SectionBoundary` for a lazily loaded section. */
export function DeferredSection(props: Pick<LazyBoundaryProps, 'children' | 'fallback'>) {
  return <LazyBoundary {...props} renderError={(retry) => <SectionFailed onRetry={retry} />} />;
}
