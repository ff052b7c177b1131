import { ALargeSmall, Languages } from 'lucide-react';
import { useId } from 'react';
import { useLanguage, useText } from '#i18n/use-text.ts';
import { useFontSize } from '#platform/font-size.ts';
import { AccountLinks } from './account-links.tsx';
import { FontSizeList } from './font-size-list.tsx';
import { LanguageList } from './language-list.tsx';
import { MenuFold } from './menu-fold.tsx';
import { ABOUT_ITEMS, MAIN_ITEMS } from './menu-items.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** The desktop's menu leads the main way and has no text size; the phone's tab bar does the first (specification §2). */
  variant: 'desktop' | 'phone';
}

export function Menu({ variant }: MenuProps) {
  const t = useText();
  const language = useLanguage();
  const fontSize = useFontSize();
  const group = useId();
  const mainItems = variant === 'desktop' ? MAIN_ITEMS : [];
  return (
    <nav className={styles.menu} aria-label={t('shell.menu')}>
      {mainItems.map((item) => (
        <MenuLink key={item.href} item={item} className={styles.line} />
      ))}
      <MenuFold label={t('shell.language')} value={language.name} icon={Languages} group={group}>
        <LanguageList className={styles.choices} />
      </MenuFold>
      {variant === 'phone' && (
        <MenuFold
          label={t('shell.fontSize')}
          value={t(`shell.fontSize.${fontSize}`)}
          icon={ALargeSmall}
          group={group}
        >
          <FontSizeList className={styles.choices} />
        </MenuFold>
      )}
      <AccountLinks className={styles.line} />
      {ABOUT_ITEMS.map((item) => (
        <MenuLink key={item.href} item={item} className={styles.line} />
      ))}
    </nav>
  );
}
