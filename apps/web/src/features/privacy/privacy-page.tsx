import type { ReactNode } from 'react';
import { Hero } from '#content/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import type { LongTextKey } from '#i18n/long-texts.ts';
import { useLanguage } from '#i18n/use-text.ts';
import { AnalyticsSwitch } from './analytics-switch.tsx';
import { GoogleSwitch } from './google-switch.tsx';
import { EmbedSwitches } from './embed-switches.tsx';
import { CookieTable } from './cookie-table.tsx';
import styles from './privacy-page.module.css';

/**
 * What is stored about a visitor: in words, as a switch, and as a table.
 * @param stored what the visitor has had kept for use without a network
 */
export function PrivacyPage({ stored }: { stored: ReactNode }) {
  const t = useLongText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('privacy.title'), lang }} lead={{ text: t('privacy.body'), lang }}>
      <Section title="privacy.position" body="privacy.position.body" />
      <Section title="privacy.server" body="privacy.server.body" />
      <AnalyticsSwitch />
      <GoogleSwitch />
      <EmbedSwitches />
      {stored}
      <CookieTable />
      <Section title="privacy.visit" body="privacy.visit.body" />
    </Hero>
  );
}

function Section({ title, body }: { title: LongTextKey; body: LongTextKey }) {
  const t = useLongText();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t(title)}</h2>
      <p>{t(body)}</p>
    </section>
  );
}
