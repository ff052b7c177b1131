import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import { pickText } from '@varde/domain/languages';
import { Facts } from '#components/facts.tsx';
import { Hero } from '#components/hero.tsx';
import { RichText } from '#components/rich-text.tsx';
import { isOwnSite, offersMachineTranslation, siteProfile } from '#browser/site-profile.ts';
import { useLongText } from '#i18n/long-text-context.tsx';
import type { LongText } from '#i18n/long-texts.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { FactLine, FactRow, RichTextView } from '#view-models.ts';
import { reachLines } from '#components/reach-lines.ts';
import { sourceAt } from '#api/transform/source.ts';

/** The default environment; not shown to visitors. */
const PRODUCTION = 'production';

export interface AboutPageProps {
  /** The site's environment; shown to testers, never in production. */
  environment: string;
  /** Environments that testers may go to. */
  otherEnvironments: readonly string[];
  /** `mailto:` or page URL of the operator. Default: museums answer for their own content. */
  contact?: string | undefined;
  /** The museum's own text about the site. */
  about: RichTextView | undefined;
  /** Its accessibility statement, unless it is elsewhere. */
  accessibility: RichTextView | undefined;
}

export function AboutPage(props: AboutPageProps) {
  const { environment, otherEnvironments, contact, about, accessibility } = props;
  const t = useLongText();
  const short = useText();
  const { key, tag: lang } = useLanguage();
  const { social = [], accessibility: statement } = siteProfile();
  const rows: FactRow[] = [
    { label: short('owner.visit'), lines: museumLines(key) },
    { label: t('about.contact'), lines: contactLines(t, contact) },
    {
      label: t('about.elsewhere'),
      lines: social.map((url) => ({ text: sourceAt(url)?.host ?? url, href: url })),
    },
    {
      label: t('about.accessibility'),
      lines: statement ? [{ text: t('about.accessibilityLink'), href: statement }] : [],
    },
    { label: short('shell.help'), lines: [{ text: t('about.help'), href: '/help' }] },
    { label: t('about.version'), lines: versionLines(t) },
  ];
  if (environment !== PRODUCTION)
    rows.push({
      label: t('about.environment'),
      lines: [
        { text: environment },
        ...otherEnvironments.map((other) => ({
          text: t('about.otherEnvironment', { environment: other }),
          href: `/about?env=${other}`,
        })),
      ],
    });
  const lead = t(isOwnSite() ? 'about.bodyOwn' : 'about.body');
  return (
    <Hero
      title={{ text: t('about.title'), lang }}
      {...(about ? {} : { lead: { text: lead, lang } })}
    >
      {about ? <RichText text={about} /> : <p>{t('about.content')}</p>}
      <Facts rows={rows} />
      {accessibility && (
        <section aria-labelledby="accessibility">
          <SectionHeading id="accessibility" title={t('about.accessibility')} />
          <RichText text={accessibility} />
        </section>
      )}
      {offersMachineTranslation() && <Translations />}
    </Hero>
  );
}

/** What machine translations are worth; how to improve them in the program's files, on its own site. */
function Translations() {
  const t = useLongText();
  const how = isOwnSite() ? '' : ` ${t('about.translations.how')}`;
  return (
    <section aria-labelledby="translations">
      <SectionHeading id="translations" title={t('about.translations')} />
      <p>
        {t('about.translations.body')}
        {how}
      </p>
    </section>
  );
}

/** The page of the site's only museum. */
function museumLines(languageKey: string): FactLine[] {
  const { museum } = siteProfile();
  const title = museum && pickText(museum.title, languageKey);
  return title ? [{ ...title, href: `/@${museum.slug}` }] : [];
}

function versionLines(t: LongText): FactLine[] {
  const href = '/changelog';
  return isOwnSite()
    ? [{ text: `${PRODUCT_NAME} ${PRODUCT_VERSION}`, href }]
    : [{ text: PRODUCT_VERSION }, { text: t('about.changelog'), href }];
}

function contactLines(t: LongText, operator: string | undefined): FactLine[] {
  const { contact, museum } = siteProfile();
  if (contact)
    return [...reachLines(contact), ...(contact.address ? [{ text: contact.address }] : [])];
  return [
    ...(operator ? [{ text: t('about.contactSite'), href: operator }] : []),
    { text: t('about.contactMuseum') },
    ...(museum ? [] : [{ text: t('about.findMuseum'), href: '/explore/list/museums' }]),
  ];
}
