import { TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Hero } from '#components/hero.tsx';
import { WaitingScreen } from '#components/waiting-screen.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './session-page.module.css';

export interface SessionPageProps {
  readonly title: string;
  /** The step in progress. */
  readonly lead: string;
  /** What support and documentation call the error, in English (specification §8.1). */
  readonly errorName?: string | undefined;
  /** The error and its remedy. */
  readonly error?: string | undefined;
  /** The page waits for the visitor's choice. Default: for the step. */
  readonly asks?: boolean;
  readonly children?: ReactNode;
}

/** A page of the sign-in or sign-out flow, which waits or says why it ended. All of it needs script. */
export function SessionPage({
  title,
  lead,
  errorName,
  error,
  asks = false,
  children,
}: SessionPageProps) {
  const t = useLongText();
  const lang = useLanguage().tag;
  const message = error !== undefined && (
    <>
      {errorName !== undefined && (
        <p lang="en">
          <strong>{errorName}</strong>
        </p>
      )}
      <p>{error}</p>
    </>
  );
  return (
    <WaitingScreen
      kind={error === undefined ? (asks ? 'info' : 'loading') : 'warning'}
      title={title}
      actions={children}
      page={
        <Hero title={{ text: title, lang }} emblem={UserRound} lead={{ text: lead, lang }}>
          <LiveRegion>
            {message && (
              <Notice icon={TriangleAlert} tone="warning">
                {message}
              </Notice>
            )}
          </LiveRegion>
          {children && <p className={styles.ways}>{children}</p>}
          <p className={styles.needsScript}>{t('signin.needsScript')}</p>
        </Hero>
      }
    >
      <p>{lead}</p>
      <LiveRegion>{message}</LiveRegion>
    </WaitingScreen>
  );
}
