import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';

/** Starts the run; disabled without `onStart`, while the game's code is loading. */
export function StartButton({ onStart }: { onStart?: (() => void) | undefined }) {
  const t = useText();
  return (
    <Button variant="primary" wide aria-disabled={!onStart} onClick={onStart}>
      {t('rebus.start')}
    </Button>
  );
}
