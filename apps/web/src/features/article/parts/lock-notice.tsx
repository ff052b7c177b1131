import { Lock } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { Notice } from '#ui/notice.tsx';
import type { LockView } from '../document-view.ts';
import styles from './lock-notice.module.css';

/** Says which lock keeps the text back, and how it opens (specification §6). */
export function LockNotice({ lock: { by, proximity } }: { lock: LockView }) {
  const t = useText();
  return (
    <Notice icon={Lock} tone="warning">
      <p className={styles.which}>{t(`lock.${by}`)}</p>
      <p>{proximity ? t('lock.how.geoWithin', { distance: proximity }) : t(`lock.how.${by}`)}</p>
    </Notice>
  );
}
