import { PRODUCT_VERSION } from '@varde/domain/constants';
import { useText } from '#i18n/use-text.ts';
import { SiteLink } from '#ui/site-link.tsx';
import styles from './version-line.module.css';

/** Version and link to the changelog; the last line of the menus. */
export function VersionLine() {
  const t = useText();
  return (
    <p className={styles.version}>
      <span>{t('shell.version', { version: PRODUCT_VERSION })}</span>
      <SiteLink href="/changelog">{t('shell.changelog')}</SiteLink>
    </p>
  );
}
