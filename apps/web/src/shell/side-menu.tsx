import { useLocation } from '@tanstack/react-router';
import { useText } from '#i18n/use-text.ts';
import { Sheet } from '#ui/sheet.tsx';
import { AccountPlace } from './account-place.tsx';
import { LogoLink } from './logo-link.tsx';
import { Menu } from './menu.tsx';
import { SEARCH_PATH, SearchBox } from './search-box.tsx';
import styles from './side-menu.module.css';
import { VersionLine } from './version-line.tsx';

/** The desktop's menu, always beside the page (specification §2.1). */
export function SideMenu() {
  // The search page has its own box, with the query.
  const isSearch = useLocation({ select: ({ pathname }) => pathname === SEARCH_PATH });
  return (
    <header className={styles.side} data-surface="menu">
      <LogoLink />
      {isSearch ? null : <SearchBox />}
      <Menu variant="desktop" />
      <div className={styles.foot}>
        <AccountPlace />
        <VersionLine />
      </div>
    </header>
  );
}

interface SidePanelProps {
  open: boolean;
  onClose: () => void;
}

/** The phone's side panel: search, menu, version (specification §2.1). */
export function SidePanel({ open, onClose }: SidePanelProps) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="end"
      label={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
    >
      <div className={styles.panel}>
        <SearchBox />
        <Menu variant="phone" />
        <AccountPlace />
        <VersionLine />
      </div>
    </Sheet>
  );
}
