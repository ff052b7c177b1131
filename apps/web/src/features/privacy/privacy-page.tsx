import { EMBED_PROVIDERS, embedProviderName, type EmbedProvider } from '@varde/domain/embeds';
import type { LongTextKey } from '#i18n/long-texts.ts';
import type { ReactNode } from 'react';
import { Hero } from '#components/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { chooseAlwaysShown, useAlwaysShown } from '#state/embed-consent.ts';
import { chooseGoogle, useGoogleConsent, chooseAnalytics, useAnalyticsOn } from '#state/privacy.ts';
import { publicSite } from '#browser/site.ts';
import { Switch } from '#ui/switch.tsx';
import { CookieTable } from './cookie-table.tsx';
import styles from './privacy-page.module.css';

/**
 * What is stored about a visitor: text, switches and a table.
 * @param stored offline content stored by the visitor
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

/** Opts in to or out of analytics; takes effect at once. */
function AnalyticsSwitch() {
  const t = useLongText();
  const on = useAnalyticsOn();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.analytics.title')}</h2>
      <p>{t('privacy.analytics.body')}</p>
      <div className={styles.switch} data-surface="sunken">
        <Switch label={t('privacy.analytics')} checked={on} onChange={chooseAnalytics} />
        <p className={styles.needsScript}>{t('privacy.analytics.needsScript')}</p>
      </div>
    </section>
  );
}

/** Providers whose embeds open without a click; consent is revoked here. */
function EmbedSwitches() {
  const t = useLongText();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.embeds')}</h2>
      <p>{t('privacy.embeds.body')}</p>
      <div className={styles.switch} data-surface="sunken">
        {EMBED_PROVIDERS.map((provider) => (
          <ProviderSwitch key={provider} provider={provider} />
        ))}
        <p className={styles.needsScript}>{t('privacy.embeds.needsScript')}</p>
      </div>
    </section>
  );
}

function ProviderSwitch({ provider }: { provider: EmbedProvider }) {
  const t = useLongText();
  return (
    <Switch
      label={t('privacy.embeds.always', { provider: embedProviderName(provider) })}
      checked={useAlwaysShown(provider)}
      onChange={(on) => chooseAlwaysShown(provider, on)}
    />
  );
}

/**
 * The visitor's consent to museums' own Google Analytics; only where the operator allows it
 * (specification §4.2).
 */
function GoogleSwitch() {
  const t = useLongText();
  const on = useGoogleConsent();
  if (!publicSite().analytics?.google) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.google.title')}</h2>
      <p>{t('privacy.google.body')}</p>
      <div className={styles.switch} data-surface="sunken">
        <Switch label={t('privacy.google')} checked={on} onChange={chooseGoogle} />
        <p className={styles.needsScript}>{t('privacy.google.needsScript')}</p>
      </div>
    </section>
  );
}
