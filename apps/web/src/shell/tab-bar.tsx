import { useText } from '#i18n/use-text.ts';
import { TAB_ITEMS } from './menu-items.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './tab-bar.module.css';
import { useTabBarShown } from './use-tab-bar-shown.ts';

/** The phone's main navigation, at the thumb. Leaves on scrolling down, unless the focus is inside. */
export function TabBar() {
  const t = useText();
  const shown = useTabBarShown();
  return (
    <nav
      className={styles.bar}
      aria-label={t('shell.mainNavigation')}
      data-hidden={shown ? undefined : ''}
      data-surface="bar"
    >
      {TAB_ITEMS.map((item) => (
        <MenuLink key={item.href} item={item} className={styles.tab} />
      ))}
    </nav>
  );
}
