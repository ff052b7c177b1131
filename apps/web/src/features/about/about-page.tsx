import { PRODUCT_VERSION } from '@varde/domain/constants';
import { Facts } from '#components/facts.tsx';
import { Hero } from '#components/hero.tsx';
import { useLongText } from '#i18n/long-text-context.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { FactRow } from '#view-models.ts';

/** Not told apart for visitors: it is the site itself. */
const PRODUCTION = 'production';

export interface AboutPageProps {
  /** Which addresses the site uses; shown to those who test, never in production. */
  environment: string;
  /** A whole address to write to. Default: the museums answer for what they have made. */
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
