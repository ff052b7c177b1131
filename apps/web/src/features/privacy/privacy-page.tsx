import { Hero } from '#content/hero.tsx';
import type { MessageKey } from '#i18n/texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { AnalyticsSwitch } from './analytics-switch.tsx';
import { CookieTable } from './cookie-table.tsx';
import styles from './privacy-page.module.css';

/** What is stored about a visitor: in words, as a switch, and as a table. */
export function PrivacyPage() {
  const t = useText();
  const lang = useLanguage().tag;
  return (
    <Hero title={{ text: t('privacy.title'), lang }} lead={{ text: t('privacy.body'), lang }}>
      <Section title="privacy.position" body="privacy.position.body" />
      <Section title="privacy.server" body="privacy.server.body" />
      <AnalyticsSwitch />
      <CookieTable />
      <Section title="privacy.visit" body="privacy.visit.body" />
    </Hero>
  );
}

function Section({ title, body }: { title: MessageKey; body: MessageKey }) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t(title)}</h2>
      <p>{t(body)}</p>
    </section>
  );
}
