import { Suspense, lazy, useEffect } from 'react';
import { useText } from '#i18n/use-text.ts';
import { setPlayers, usePlayers } from '#platform/players.ts';
import { closePopup, usePopup } from '#platform/popup.ts';
import { showToast } from '#platform/toast.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

const LateParts = lazy(async () => ({ default: (await import('./late-parts.tsx')).LateParts }));

/** Where the modal dialog is shown, and sound and film are played; their code comes with the first of them. */
export function LateOutlet() {
  const t = useText();
  const popup = usePopup();
  const { audio, video } = usePlayers();
  if (!popup && !audio && !video) return null;
  // Where the code does not come, at least words do.
  const words = popup ? `${popup.title} ${popup.body ?? ''}` : t('error.chunk');
  return (
    <ErrorBoundary renderFallback={() => <AsToast message={words.trim()} />}>
      <Suspense>
        <LateParts {...{ popup, audio, video }} />
      </Suspense>
    </ErrorBoundary>
  );
}

function AsToast({ message }: { message: string }) {
  useEffect(() => {
    closePopup();
    setPlayers({ audio: undefined, video: undefined });
    showToast({ message, tone: 'warning' });
  }, [message]);
  return null;
}
