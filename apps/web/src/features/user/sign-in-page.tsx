import { House, Map as MapIcon, UserRound } from 'lucide-react';
import { Hero } from '#content/hero.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import styles from './sign-in-page.module.css';

/** Where a visitor would sign in, on a site that has no sign-in. */
export function SignInPage() {
  const t = useText();
  const lang = useLanguage().tag;
  return (
    <Hero
      title={{ text: t('login.title'), lang }}
      emblem={UserRound}
      lead={{ text: t('login.lead'), lang }}
    >
      <p>{t('login.body')}</p>
      <p className={styles.ways}>
        <ButtonLink href="/" variant="primary" icon={House}>
          {t('error.redirectToFrontpage')}
        </ButtonLink>
        <ButtonLink href="/explore/map" icon={MapIcon}>
          {t('source.toMap')}
        </ButtonLink>
      </p>
    </Hero>
  );
}
