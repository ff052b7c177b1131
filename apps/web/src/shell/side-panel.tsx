import { ALargeSmall } from 'lucide-react';
import type { MessageKey } from '#i18n/texts.ts';
import { useText } from '#i18n/use-text.ts';
import { chooseFontSize, useFontSize, type FontSize } from '#state/font-size.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Menu, MenuDisclosure } from './menu.tsx';
import menuStyles from './menu.module.css';
import { AccountPlace, SearchBox, VersionLine } from './side-menu.tsx';
import styles from './side-menu.module.css';

/** The phone's side panel: search, menu, version (specification §2.1). */
export function SidePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="end"
      label={t('shell.menu')}
      closeLabel={t('shell.closeMenu')}
    >
      {CONTENT}
    </Sheet>
  );
}

/** A constant, which React does not render again when the panel opens or closes. */
const CONTENT = (
  <div className={styles.panel}>
    <SearchBox />
    <Menu renderFontSize={(group) => <FontSizes group={group} />} />
    <AccountPlace />
    <VersionLine />
  </div>
);

const SIZES: readonly { size: FontSize; label: MessageKey }[] = [
  { size: 'normal', label: 'shell.fontSize.normal' },
  { size: 'large', label: 'shell.fontSize.large' },
];

function FontSizes({ group }: { group: string }) {
  const t = useText();
  const chosen = useFontSize();
  return (
    <MenuDisclosure
      label={t('shell.fontSize')}
      value={t(`shell.fontSize.${chosen}`)}
      icon={ALargeSmall}
      group={group}
    >
      <ul className={menuStyles.choices}>
        {SIZES.map(({ size, label }) => (
          <li key={size}>
            <button
              type="button"
              aria-pressed={size === chosen}
              onClick={() => chooseFontSize(size)}
            >
              {t(label)}
            </button>
          </li>
        ))}
      </ul>
    </MenuDisclosure>
  );
}
