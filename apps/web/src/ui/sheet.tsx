import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly open: boolean;
  /** Called for every close: its button, Escape, a click outside the content. */
  readonly onClose: () => void;
  readonly label: string;
  readonly closeLabel: string;
  /**
   * `end`: the side panel, 310 px (specification §9.5). `bottom`: the lower part of a phone's
   * screen.
   */
  readonly side: 'end' | 'bottom';
  readonly children: ReactNode;
}

/** A panel that slides in over the page, on a native `<dialog>`. */
export function Sheet({ open, onClose, label, closeLabel, side, children }: SheetProps) {
  const modal = useModal(open, onClose);
  return (
    <dialog className={classNames(styles.sheet, styles[side])} aria-label={label} {...modal}>
      <div className={styles.body} data-surface="sheet">
        <IconButton icon={X} label={closeLabel} className={styles.close} onClick={onClose} />
        {children}
      </div>
    </dialog>
  );
}
