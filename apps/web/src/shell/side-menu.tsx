import { LogoLink } from './logo-link.tsx';
import { Menu } from './menu.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './side-menu.module.css';
import { VersionLine } from './version-line.tsx';

/** The desktop's menu, beside the page at all times (specification §2). */
export function SideMenu() {
  return (
    <header className={styles.side} data-surface="menu">
      <LogoLink />
      <SearchBox />
      <Menu variant="desktop" />
      <VersionLine />
    </header>
  );
}
