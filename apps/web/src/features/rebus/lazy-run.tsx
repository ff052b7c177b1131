import { usePlay } from './use-play.ts';
import { StartButton } from './start-button.tsx';

/** Begins a rebus, and then shows how far it has come. */
export function LazyRun({ rebusId }: { rebusId: number }) {
  const { play, isPlaying } = usePlay(rebusId);
  return play && isPlaying ? <play.LiveRun rebusId={rebusId} /> : <StartButton rebusId={rebusId} />;
}
