import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import { usePlay } from './use-play.ts';

/** Begins the run; waits for the game's code, which comes after the page. */
export function StartButton({ rebusId }: { rebusId: number }) {
  const t = useText();
  const { play } = usePlay(rebusId);
  return (
    <Button
      variant="primary"
      wide
      aria-disabled={!play}
      onClick={() => void play?.startRun(rebusId, t)}
    >
      {t('rebus.start')}
    </Button>
  );
}
