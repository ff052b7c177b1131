import { PRODUCT_VERSION } from '@varde/domain/constants';
import { Facts } from '#content/facts.tsx';
import { Hero } from '#content/hero.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';

export function AboutPage() {
  const t = useText();
  const lang = useLanguage().tag;
  const version = { label: t('about.version'), lines: [{ text: PRODUCT_VERSION }] };
  return (
    <Hero title={{ text: t('about.title'), lang }} lead={{ text: t('about.body'), lang }}>
      <p>{t('about.content')}</p>
      <Facts rows={[version]} />
    </Hero>
  );
}
