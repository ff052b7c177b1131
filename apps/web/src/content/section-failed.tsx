import { useRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { keepFocus } from '#platform/focus-main.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './section-failed.module.css';

/** In place of a section that could not be loaded; the rest of the page stands (specification §8). */
export function SectionFailed() {
  const t = useText();
  const router = useRouter();
  return (
    <Notice icon={CloudOff} tone="warning" role="alert">
      <div ref={keepFocus} className={styles.words}>
        <p>{t('section.failed')}</p>
        <Button onClick={() => void router.invalidate()}>{t('error.tryAgain')}</Button>
      </div>
    </Notice>
  );
}
