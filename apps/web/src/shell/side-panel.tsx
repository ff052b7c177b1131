import { useText } from '#i18n/use-text.ts';
import { Sheet } from '#ui/sheet.tsx';
import { AccountPlace } from './account-place.tsx';
import { Menu } from './menu.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './side-panel.module.css';
import { VersionLine } from './version-line.tsx';

export interface SidePanelProps {
  open: boolean;
  onClose: () => void;
}

/** The phone's menu, which slides in: search, menu, version (specification §2). */
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
