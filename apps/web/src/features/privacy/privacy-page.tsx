import type { SiteAnalytics } from '@varde/contract/site-context';
import { parseUrl } from '@varde/domain/parse-url';
import { EMBED_PROVIDERS, embedProviderName, type EmbedProvider } from '@varde/domain/embeds';
import type { LongTextKey } from '#i18n/long-texts.ts';
import type { ReactNode } from 'react';
import { Facts } from '#components/facts.tsx';
import { Hero } from '#components/hero.tsx';
import { reachLines } from '#components/reach-lines.ts';
import { RichText } from '#components/rich-text.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage } from '#i18n/use-text.ts';
import { chooseAlwaysShown, useAlwaysShown } from '#state/embed-consent.ts';
import { chooseGoogle, useGoogleConsent, chooseAnalytics, useAnalyticsOn } from '#state/privacy.ts';
import { publicSite } from '#browser/site.ts';
import { Switch } from '#ui/switch.tsx';
import type { SiteTextsView } from '#view-models.ts';
import { CookieTable } from './cookie-table.tsx';
import styles from './privacy-page.module.css';

export interface PrivacyPageProps {
  /** Offline content stored by the visitor. */
  stored: ReactNode;
  /** What the museum adds: its texts, and who is responsible. */
  own: SiteTextsView;
}

/** What is stored about a visitor here, by the settings of this site: text, switches, a table. */
export function PrivacyPage({ stored, own }: PrivacyPageProps) {
  const t = useLongText();
  const lang = useLanguage().tag;
  const providers = own.embeds ?? EMBED_PROVIDERS;
  return (
    <Hero title={{ text: t('privacy.title'), lang }} lead={{ text: t('privacy.body'), lang }}>
      <Section title="privacy.position" body="privacy.position.body" />
      <Section title="privacy.server" body="privacy.server.body" />
      <Account />
      <AnalyticsSwitch />
      <GoogleSwitch />
      <EmbedSwitches providers={providers} />
      {stored}
      <CookieTable embeds={providers.length > 0} />
      <Section title="privacy.visit" body="privacy.visit.body" />
      {own.privacy && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('privacy.own')}</h2>
          <RichText text={own.privacy} />
        </section>
      )}
      <Responsible own={own} />
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

function Account() {
  const { signIn } = publicSite();
  if (!signIn) return null;
  const body = signIn.elsewhere ? 'privacy.account.elsewhere' : 'privacy.account.body';
  return <Section title="privacy.account" body={body} />;
}

const AUTHORITIES = { no: 'https://www.datatilsynet.no/', se: 'https://www.imy.se/' } as const;

/** Whom to ask and complain to; only where the museum has said it. */
function Responsible({ own }: OwnProps) {
  const { controller, data_protection: asked, complaints } = own;
  if (!controller && !asked && !complaints) return null;
  return (
    <>
      {controller && <Controller controller={controller} />}
      <Rights own={own} />
    </>
  );
}

function Controller({ controller }: { controller: NonNullable<SiteTextsView['controller']> }) {
  const t = useLongText();
  const { name, address } = controller;
  const lines = [...(address ? [{ text: address }] : []), ...reachLines(controller)];
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.controller')}</h2>
      <p>{t('privacy.controller.body', { name })}</p>
      <Facts rows={[{ label: name, lines }]} />
    </section>
  );
}

function Rights({ own: { data_protection: asked = {}, complaints } }: OwnProps) {
  const t = useLongText();
  const lines = [...(asked.name ? [{ text: asked.name }] : []), ...reachLines(asked)];
  const complaintRows = complaints
    ? [
        {
          label: t(`privacy.complaint.${complaints}`),
          lines: reachLines({ url: AUTHORITIES[complaints] }),
        },
      ]
    : [];
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.rights')}</h2>
      <p>{t('privacy.rights.body')}</p>
      <Facts rows={[{ label: t('privacy.questions'), lines }, ...complaintRows]} />
    </section>
  );
}

type OwnProps = Pick<PrivacyPageProps, 'own'>;

/** Where the counts go, by the settings of this site. */
function CountedWhere({ analytics }: { analytics: SiteAnalytics }) {
  const t = useLongText();
  const host = parseUrl(analytics.endpoint)?.host;
  const isOwn = analytics.kind === 'own' || host === undefined;
  return (
    <p>
      {isOwn ? t('privacy.analytics.kept') : t('privacy.analytics.sent', { host })}
      {analytics.respects.length > 0 && ` ${t('privacy.analytics.signals')}`}
      {analytics.vitals !== undefined && ` ${t('privacy.analytics.vitals')}`}
    </p>
  );
}

/** Opts in to or out of analytics; takes effect at once. Absent where nothing is counted. */
function AnalyticsSwitch() {
  const t = useLongText();
  const on = useAnalyticsOn();
  const { analytics } = publicSite();
  if (!analytics) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.analytics.title')}</h2>
      <p>
        {t('privacy.analytics.body')}
        {analytics.google && ` ${t('privacy.analytics.others')}`}
      </p>
      <CountedWhere analytics={analytics} />
      <div className={styles.switch} data-surface="sunken">
        <Switch label={t('privacy.analytics')} checked={on} onChange={chooseAnalytics} />
        <p className={styles.needsScript}>{t('privacy.analytics.needsScript')}</p>
      </div>
    </section>
  );
}

/** Providers whose embeds open without a click; consent is revoked here. */
function EmbedSwitches({ providers }: { providers: readonly EmbedProvider[] }) {
  const t = useLongText();
  if (providers.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('privacy.embeds')}</h2>
      <p>{t('privacy.embeds.body')}</p>
      <div className={styles.switch} data-surface="sunken">
        {providers.map((provider) => (
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
