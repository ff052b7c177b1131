import { Menu as MenuIcon } from 'lucide-react';
import { useText } from '#i18n/use-text.ts';
import { Icon } from '#ui/icon.tsx';
import { BackLink } from './back-link.tsx';
import styles from './header.module.css';
import { LogoLink } from './logo-link.tsx';
import { FOOTER_ID } from './site-footer.tsx';

export interface HeaderProps {
  onOpenMenu: () => void;
}

/** The phone's header. Without script its menu button is a link to the menu at the foot of the page. */
export function Header({ onOpenMenu }: HeaderProps) {
  const t = useText();
  return (
    <header className={styles.header} data-surface="header">
      <BackLink />
      <LogoLink />
      <button
        type="button"
        className={styles.menuButton}
        aria-label={t('shell.openMenu')}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <Icon icon={MenuIcon} />
      </button>
      <a href={`#${FOOTER_ID}`} className={styles.menuLink} aria-label={t('shell.menu')}>
        <Icon icon={MenuIcon} />
      </a>
    </header>
  );
}
