import { CloudOff, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { keepFocus } from '#platform/focus-main.ts';
import { useOnline } from '#platform/network.ts';
import { Button } from '#ui/button.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './section-boundary.module.css';

export interface SectionBoundaryProps {
  readonly children: ReactNode;
}

/** Around a section that may fail by itself: in its place stands what happened and another try; the page stays. */
export function SectionBoundary({ children }: SectionBoundaryProps) {
  return (
    <ErrorBoundary renderFallback={(retry) => <FailedSection onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

export interface FailedSectionProps {
  readonly onRetry: () => void;
}

/** Says that a section could not be loaded; also for one that knows so by its data. */
export function FailedSection({ onRetry }: FailedSectionProps) {
  const t = useText();
  const online = useOnline();
  return (
    <Notice icon={online ? CloudOff : WifiOff} tone="warning" role="alert">
      <div ref={keepFocus} className={styles.words}>
        <p>{t(online ? 'error.fetchError' : 'error.noNetwork')}</p>
        <Button onClick={onRetry}>{t('error.tryAgain')}</Button>
      </div>
    </Notice>
  );
}
