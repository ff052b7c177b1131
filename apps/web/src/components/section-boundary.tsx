import type { ReactNode } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { SectionFailed } from './section-failed.tsx';

export interface SectionBoundaryProps {
  readonly children: ReactNode;
}

/** Around a section that may fail by itself: in its place stands what happened and another try; the page stays. */
export function SectionBoundary({ children }: SectionBoundaryProps) {
  return (
    <ErrorBoundary renderFallback={(retry) => <SectionFailed onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
