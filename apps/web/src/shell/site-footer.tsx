import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import { useText } from '#i18n/use-text.ts';
import { LanguageList } from './language-list.tsx';
import { ABOUT_ITEMS, FOOTER_ITEMS, TAB_ITEMS } from './menu-items.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './site-footer.module.css';

/** Where the menu leads without script. */
export const FOOTER_ID = 'site-menu';

/** The menu again at the end of the page: reachable without script, and where reading ends. */
export function SiteFooter() {
  const t = useText();
  return (
    <footer className={styles.footer} id={FOOTER_ID}>
      <nav className={styles.inner} aria-label={t('shell.footerNavigation')}>
        <div className={styles.links}>
          {[...TAB_ITEMS, ...ABOUT_ITEMS, ...FOOTER_ITEMS].map((item) => (
            <MenuLink key={item.href} item={item} className={styles.link} />
          ))}
        </div>
        <LanguageList className={styles.languages} />
      </nav>
      <p className={styles.inner}>
        {PRODUCT_NAME} {PRODUCT_VERSION}
      </p>
    </footer>
  );
}
