import { Play } from 'lucide-react';
import { useState } from 'react';
import { SectionFailed } from '#content/section-failed.tsx';
import { useText } from '#i18n/use-text.ts';
import { Button } from '#ui/button.tsx';
import { markPlaying } from './playing.ts';

/** Begins the run. The game's code comes with the press. */
export function StartButton({ rebusId }: { rebusId: number }) {
  const t = useText();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = async () => {
    setState('busy');
    try {
      const { startRun } = await import('./play/start-run.ts');
      await startRun(rebusId);
      markPlaying(rebusId);
    } catch {
      setState('failed');
    }
  };
  const handleClick = () => state !== 'busy' && void start();
  return (
    <>
      <Button
        variant="primary"
        icon={Play}
        wide
        data-print="hide"
        aria-disabled={state === 'busy'}
        onClick={handleClick}
      >
        {t('rebus.start')}
      </Button>
      {state === 'failed' && <SectionFailed />}
    </>
  );
}
