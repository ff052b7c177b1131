import { Suspense } from 'react';
import type { LazyOptionalProps } from './lazy-optional.tsx';
import { SectionBoundary } from './section-boundary.tsx';

/** As `LatePart`, around what must be missed aloud: where it does not come stands what happened, and another try. */
export function DeferredSection({ children, fallback }: LazyOptionalProps) {
  return (
    <SectionBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </SectionBoundary>
  );
}
