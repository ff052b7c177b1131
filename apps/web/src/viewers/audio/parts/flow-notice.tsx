import { RotateCw } from 'lucide-react';
import type { LongText } from '#i18n/long-texts.ts';
import { Button } from '#ui/button.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import styles from './flow-notice.module.css';
import type { Flow } from './stall-watch.ts';

export interface FlowNoticeProps {
  readonly flow: Flow;
  readonly retry: () => void;
  readonly t: LongText;
}

/** Says that the sound does not come, and lets the visitor ask for it again. */
export function FlowNotice({ flow, retry, t }: FlowNoticeProps) {
  return (
    <div className={styles.notice}>
      <LiveRegion>
        {flow === 'stalled' && <p>{t('player.stalled')}</p>}
        {flow === 'failed' && <p>{t('player.soundFailed')}</p>}
      </LiveRegion>
      {flow === 'failed' && (
        <Button variant="quiet" icon={RotateCw} onClick={retry}>
          {t('player.tryAgain')}
        </Button>
      )}
    </div>
  );
}
