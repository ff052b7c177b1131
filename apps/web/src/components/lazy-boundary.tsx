import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FORGET_AFTER_MS } from '#browser/load-chunk.ts';
import { useOnline } from '#browser/network.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

export interface LazyBoundaryProps {
  readonly children: ReactNode;
  /** Shown while the content loads. Default: nothing. */
  readonly fallback?: ReactNode;
  /** Replaces content that failed to load. Default: the fallback, with automatic retries. */
  readonly renderError?: (retry: () => void) => ReactNode;
}

/**
 * Suspense and error boundary for lazily loaded content; a load failure leaves the rest of the page
 * intact.
 */
export function LazyBoundary({ children, fallback = null, renderError }: LazyBoundaryProps) {
  const retryCount = useRef(0);
  const renderRetry = (retry: () => void) => (
    <AutoRetry retryCount={retryCount} onRetry={retry}>
      {fallback}
    </AutoRetry>
  );
  return (
    <ErrorBoundary renderFallback={renderError ?? renderRetry}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface AutoRetryProps {
  readonly retryCount: RefObject<number>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Retries with exponential backoff while there is a network. */
function AutoRetry({ retryCount, onRetry, children }: AutoRetryProps) {
  const online = useOnline();
  useEffect(() => {
    if (!online) return undefined;
    const timer = setTimeout(
      () => {
        retryCount.current += 1;
        onRetry();
      },
      FORGET_AFTER_MS * 2 ** retryCount.current,
    );
    return () => clearTimeout(timer);
  }, [online, retryCount, onRetry]);
  return children;
}
