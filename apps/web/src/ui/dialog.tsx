import { X, type LucideIcon } from 'lucide-react';
import { Children, useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

export type DialogTone = 'accent' | 'success' | 'warning' | 'danger';

export interface DialogProps {
  readonly open: boolean;
  /** Called for every close: its button, Escape, a click outside the content. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly icon?: LucideIcon;
  /** Of the icon. Default `accent`. */
  readonly tone?: DialogTone;
  readonly children?: ReactNode;
  /** Buttons, the main one first; in a row, stacked on a phone. */
  readonly actions?: ReactNode;
}

/** A question or message in the middle of the screen, on a native `<dialog>`. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, icon, tone = 'accent', children, actions } = props;
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog className={styles.dialog} aria-labelledby={titleId} {...modal}>
      <div className={styles.body} data-surface="card">
        <IconButton icon={X} label={closeLabel} className={styles.close} onClick={onClose} />
        {icon && (
          <span className={classNames(styles.icon, styles[tone])}>
            <Icon icon={icon} size={2} />
          </span>
        )}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {Children.count(actions) > 0 && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
