import { Lock } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { useLate } from '#platform/load-chunk.ts';
import { Notice } from '#ui/notice.tsx';
import type { DocumentView, LockView } from '../document-view.ts';
import styles from './lock-notice.module.css';

export interface LockNoticeProps extends Pick<DocumentView, 'id' | 'location'> {
  readonly lock: LockView;
  readonly onOpen: (view: DocumentView) => void;
}

/** Says which lock keeps the text back, and how it opens (specification §6). What opens it comes after the page. */
export function LockNotice(props: LockNoticeProps) {
  const t = useText();
  const { by, proximity } = props.lock;
  const Door = useLate(async () => (await import('./lock-door.tsx')).LockDoor);
  return (
    <Notice icon={Lock} tone="warning">
      <p className={styles.which}>{t(`lock.${by}`)}</p>
      <p>{proximity ? t('lock.how.geoWithin', { distance: proximity }) : t(`lock.how.${by}`)}</p>
      {/* oxlint-disable-next-line react/static-components -- loaded once, and the same from then on */}
      {Door && <Door {...props} />}
    </Notice>
  );
}
