import { TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Hero } from '#components/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './session-page.module.css';

export interface SessionPageProps {
  readonly title: string;
  /** What is happening. */
  readonly lead: string;
  /** What went wrong, and what to do about it. */
  readonly error?: string | undefined;
  /** Buttons and links. */
  readonly children?: ReactNode;
}

/** A page on the way in or out: what is happening, what went wrong, and the ways on. All of it needs script. */
export function SessionPage({ title, lead, error, children }: SessionPageProps) {
  const t = useLongText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: title, lang }} emblem={UserRound} lead={{ text: lead, lang }}>
      <LiveRegion>
        {error !== undefined && (
          <Notice icon={TriangleAlert} tone="warning">
            <p>{error}</p>
          </Notice>
        )}
      </LiveRegion>
      {children && <p className={styles.ways}>{children}</p>}
      <p className={styles.needsScript}>{t('signin.needsScript')}</p>
    </Hero>
  );
}
