import { Play } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { showToast } from '#platform/toast.ts';
import { Button } from '#ui/button.tsx';
import { loadPlay } from './play-door.ts';

/** Begins the run. */
export function StartButton({ rebusId }: { rebusId: number }) {
  const t = useText();
  const handleClick = () => {
    loadPlay()
      .then(({ startRun }) => startRun(rebusId))
      .catch(() => showToast({ message: t('error.fetchError'), tone: 'warning' }));
  };
  return (
    <Button variant="primary" icon={Play} wide data-print="hide" onClick={handleClick}>
      {t('rebus.start')}
    </Button>
  );
}
