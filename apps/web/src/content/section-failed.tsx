import { useRouter } from '@tanstack/react-router';
import { CloudOff, WifiOff } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { keepFocus } from '#platform/focus-main.ts';
import { useOnline } from '#platform/network.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './section-failed.module.css';

export interface SectionFailedProps {
  /** Besides loading the page's data again. */
  readonly onRetry?: () => void;
}

/** In place of a section that could not be loaded: what happened, and another try; the rest of the page stands (specification §8). */
export function SectionFailed({ onRetry }: SectionFailedProps) {
  const t = useText();
  const online = useOnline();
  const router = useRouter();
  const handleRetry = () => {
    void router.invalidate();
    onRetry?.();
  };
  return (
    <Notice icon={online ? CloudOff : WifiOff} tone="warning" role="alert">
      <div ref={keepFocus} className={styles.words}>
        <p>{t(online ? 'section.failed' : 'error.noNetwork')}</p>
        {/* Without a network another try would lose the rest of the page too. */}
        {online && <Button onClick={handleRetry}>{t('error.tryAgain')}</Button>}
      </div>
    </Notice>
  );
}
