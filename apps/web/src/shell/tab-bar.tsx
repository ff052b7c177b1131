import { Menu } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { Icon } from '#ui/icon.tsx';
import { MAIN_ITEMS } from './menu-items.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './tab-bar.module.css';
import { useTabBarShown } from './use-tab-bar-shown.ts';

export interface TabBarProps {
  onOpenMenu: () => void;
}

/** The phone's main navigation, at the thumb. Leaves on scrolling down, unless the focus is inside. */
export function TabBar({ onOpenMenu }: TabBarProps) {
  const t = useText();
  const shown = useTabBarShown();
  return (
    <nav
      className={styles.bar}
      aria-label={t('shell.mainNavigation')}
      data-hidden={shown ? undefined : ''}
      data-surface="bar"
    >
      {MAIN_ITEMS.map((item) => (
        <MenuLink key={item.href} item={item} className={styles.tab} />
      ))}
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={onOpenMenu}>
        <Icon icon={Menu} />
        <span>{t('shell.menu')}</span>
      </button>
    </nav>
  );
}
