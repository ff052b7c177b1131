import { PRODUCT_VERSION } from '@varde/domain/constants';
import { Facts } from '#components/facts.tsx';
import { Hero } from '#components/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { FactRow } from '#view-models.ts';

/** The default environment; not shown to visitors. */
const PRODUCTION = 'production';

export interface AboutPageProps {
  /** Environment of the site's URLs; shown to testers, never in production. */
  environment: string;
  /** `mailto:` or page URL of the operator. Default: museums answer for their own content. */
  contact?: string | undefined;
}

export function AboutPage({ environment, contact }: AboutPageProps) {
  const t = useLongText();
  const short = useText();
  const lang = useLanguage().tag;
  const rows: FactRow[] = [
    {
      label: t('about.contact'),
      lines: [
        ...(contact ? [{ text: t('about.contactSite'), href: contact }] : []),
        { text: t('about.contactMuseum') },
        { text: t('about.findMuseum'), href: '/explore/list/museums' },
      ],
    },
    { label: short('shell.help'), lines: [{ text: t('about.help'), href: '/help' }] },
    {
      label: t('about.version'),
      lines: [{ text: PRODUCT_VERSION }, { text: t('about.changelog'), href: '/changelog' }],
    },
  ];
  if (environment !== PRODUCTION)
    rows.push({ label: t('about.environment'), lines: [{ text: environment }] });
  return (
    <Hero title={{ text: t('about.title'), lang }} lead={{ text: t('about.body'), lang }}>
      <p>{t('about.content')}</p>
      <Facts rows={rows} />
      <section aria-labelledby="translations">
        <SectionHeading id="translations" title={t('about.translations')} />
        <p>{t('about.translations.body')}</p>
      </section>
    </Hero>
  );
}
