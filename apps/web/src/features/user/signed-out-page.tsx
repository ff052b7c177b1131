import { Heart, Trophy, UserRound, UserRoundX } from 'lucide-react';
import { Hero } from '#content/hero.tsx';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './signed-out-page.module.css';

/** My page for who is not signed in: what signing in would give (specification §2). */
export function SignedOutPage() {
  const t = useText();
  const lang = useLanguage().tag;
  return (
    <Hero
      title={{ text: t('user.title'), lang }}
      emblem={UserRound}
      lead={{ text: t('user.lead'), lang }}
    >
      <ul className={styles.reasons}>
        <li>
          <Icon icon={Heart} className={styles.icon} />
          {t('user.why.favourites')}
        </li>
        <li>
          <Icon icon={Trophy} className={styles.icon} />
          {t('user.why.rebuses')}
        </li>
      </ul>
      <Notice icon={UserRoundX}>
        <p>{t('login.lead')}</p>
        <p>{t('login.body')}</p>
      </Notice>
      <p>
        <ButtonLink href="/" variant="primary">
          {t('error.redirectToFrontpage')}
        </ButtonLink>
      </p>
    </Hero>
  );
}
