import { Suspense, lazy } from 'react';
import { SectionFailed } from '#content/section-failed.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { useIsPlaying } from './playing.ts';
import { StartButton } from './start-button.tsx';

const RunPanel = lazy(async () => ({ default: (await import('./play/run-panel.tsx')).RunPanel }));

/** Begins a rebus, and then shows how far it has come. The game's code comes with the first press. */
export function RunDoor({ rebusId }: { rebusId: number }) {
  if (!useIsPlaying(rebusId)) return <StartButton rebusId={rebusId} />;
  return (
    <ErrorBoundary renderFallback={(retry) => <SectionFailed onRetry={retry} />}>
      <Suspense fallback={<StartButton rebusId={rebusId} />}>
        <RunPanel rebusId={rebusId} />
      </Suspense>
    </ErrorBoundary>
  );
}
