import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FORGET_AFTER_MS } from '#browser/load-chunk.ts';
import { useOnline } from '#browser/network.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

export interface LazyOptionalProps {
  readonly children: ReactNode;
  /** Stands there until it has come. Default: nothing. */
  readonly fallback?: ReactNode;
}

/** Around what comes after the page has, and what the page can do without: where it does not come, the page stands. */
export function LazyOptional({ children, fallback = null }: LazyOptionalProps) {
  const retryCount = useRef(0);
  return (
    <ErrorBoundary
      renderFallback={(retry) => (
        <Missing retryCount={retryCount} onRetry={retry}>
          {fallback}
        </Missing>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface MissingProps {
  readonly retryCount: RefObject<number>;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Tries again while there is a network, each time after twice as long. */
function Missing({ retryCount, onRetry, children }: MissingProps) {
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
