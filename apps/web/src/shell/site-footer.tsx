import { ChevronDown, Languages } from 'lucide-react';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@varde/domain/constants';
import { isOwnSite } from '#browser/site-profile.ts';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { LanguageList } from './language-list.tsx';
import { ABOUT_ITEMS, TAB_ITEMS, MenuLink, footerItems, museumItems } from './menu-items.tsx';
import styles from './site-footer.module.css';

/** Target of the menu link without script. */
export const FOOTER_ID = 'site-menu';

const COLOPHON = `${PRODUCT_NAME} ${PRODUCT_VERSION}`;

/** The menu repeated at the end of the page; reachable without script. */
export function SiteFooter() {
  const t = useText();
  const { name } = useLanguage();
  return (
    <footer className={styles.footer} id={FOOTER_ID}>
      <nav className={styles.inner} aria-label={t('shell.footerNavigation')}>
        <div className={styles.links}>
          {TAB_ITEMS.map((item) => (
            <MenuLink
              key={item.href}
              item={item}
              className={classNames(styles.link, styles.inTabBar)}
            />
          ))}
          {[...museumItems(), ...ABOUT_ITEMS, ...footerItems()].map((item) => (
            <MenuLink key={item.href} item={item} className={styles.link} />
          ))}
        </div>
        <details className={styles.fold}>
          <summary>
            <Icon icon={Languages} />
            {t('shell.language')}
            <span className={styles.chosen}>{name}</span>
            <Icon icon={ChevronDown} size={1.125} className={styles.chevron} />
          </summary>
          <LanguageList className={styles.languages} />
        </details>
      </nav>
      <p className={styles.inner}>
        {isOwnSite() ? (
          <SiteLink href="/changelog" className={styles.link}>
            {COLOPHON}
          </SiteLink>
        ) : (
          COLOPHON
        )}
      </p>
    </footer>
  );
}
