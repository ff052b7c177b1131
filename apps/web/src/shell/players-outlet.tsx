import { Suspense, lazy } from 'react';
import { useText } from '#i18n/use-text.ts';
import { setPlayers, usePlayers } from '#platform/players.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { AsToast } from './popup-outlet.tsx';

const Players = lazy(async () => ({ default: (await import('./players.tsx')).Players }));

const closeAll = () => setPlayers({ audio: undefined, video: undefined });

/** Where sound and film are played; their code comes with the first one. */
export function PlayersOutlet() {
  const t = useText();
  const { audio, video } = usePlayers();
  if (!audio && !video) return null;
  return (
    <ErrorBoundary renderFallback={() => <AsToast message={t('error.chunk')} close={closeAll} />}>
      <Suspense>
        <Players audio={audio} video={video} />
      </Suspense>
    </ErrorBoundary>
  );
}
