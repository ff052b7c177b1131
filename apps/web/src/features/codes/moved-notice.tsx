import { useLocation, useNavigate } from '@tanstack/react-router';
import { Signpost } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { focusMain } from '#browser/focus-main.ts';
import { MOVED_MARK } from '#api/code-mark.ts';
import { Column } from '#ui/column.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './moved-notice.module.css';

/**
 * Shown on a page that a printed code leads to because its original target is gone (specification
 * §4.3).
 */
export function MovedNotice() {
  const t = useText();
  const navigate = useNavigate();
  const isMoved = useLocation({ select: ({ searchStr }) => searchStr.includes(MOVED_MARK) });
  if (!isMoved) return null;
  const close = () => {
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
    // The focused close button is unmounted with the notice.
    focusMain();
  };
  return (
    <Column flush className={styles.notice}>
      <Notice icon={Signpost} onDismiss={close} dismissLabel={t('shell.notice.close')}>
        <p>{t('code.moved')}</p>
      </Notice>
    </Column>
  );
}
