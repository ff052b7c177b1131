import { Lock } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { lazyModule, useLazyModule } from '#browser/load-chunk.ts';
import { Notice } from '#ui/notice.tsx';
import type { DocumentView, LockView } from '../document-view.ts';
import styles from './lock-notice.module.css';

const unlockPanel = lazyModule(() => import('./unlock-panel.tsx'));

export interface LockNoticeProps extends Pick<DocumentView, 'id' | 'location'> {
  readonly lock: LockView;
  readonly onOpen: (view: DocumentView) => void;
}

/**
 * Which lock withholds the text and how to open it (specification §6.3). The unlock form is loaded
 * lazily.
 */
export function LockNotice(props: LockNoticeProps) {
  const t = useText();
  const { by, proximity } = props.lock;
  const loaded = useLazyModule(unlockPanel);
  return (
    <Notice icon={Lock} tone="warning">
      <p className={styles.which}>{t(`lock.${by}`)}</p>
      <p>{proximity ? t('lock.how.geoWithin', { distance: proximity }) : t(`lock.how.${by}`)}</p>
      {loaded && <loaded.UnlockPanel {...props} />}
    </Notice>
  );
}
