import { Suspense } from 'react';
import { SectionFailed } from '#content/section-failed.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { StartButton } from '../start-button.tsx';
import { RunPanel } from './run-panel.tsx';

/** The visitor's run on the page of its rebus. */
export function LiveRun({ rebusId }: { rebusId: number }) {
  return (
    <ErrorBoundary renderFallback={(retry) => <SectionFailed onRetry={retry} />}>
      <Suspense fallback={<StartButton rebusId={rebusId} />}>
        <RunPanel rebusId={rebusId} />
      </Suspense>
    </ErrorBoundary>
  );
}
