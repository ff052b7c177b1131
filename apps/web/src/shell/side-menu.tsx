import { LogoLink } from './logo-link.tsx';
import { Menu } from './menu.tsx';
import styles from './side-menu.module.css';

/** The desktop's menu, beside the page at all times (specification §2). */
export function SideMenu() {
  return (
    <header className={styles.side} data-surface="menu">
      <LogoLink />
      <Menu variant="desktop" />
    </header>
  );
}
