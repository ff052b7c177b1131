import { PRODUCT_NAME } from '@varde/domain/constants';
import { useText } from '#i18n/use-text.ts';
import { Logo } from '#ui/logo.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './logo-link.module.css';

export function LogoLink() {
  const t = useText();
  return (
    <SiteLink
      href="/"
      className={styles.logo}
      aria-label={t('shell.goHome', { name: PRODUCT_NAME })}
    >
      <span aria-hidden="true" className={styles.drawing}>
        <Logo name={PRODUCT_NAME} />
      </span>
    </SiteLink>
  );
}
