import { X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

export interface ToastProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** A link styled as a button. */
  readonly action?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** A short message over the page. Its container is the live region; it stays until closed. */
export function Toast(props: ToastProps) {
  const { icon, children, action, closeLabel, onClose } = props;
  return (
    <div className={styles.toast}>
      <Icon icon={icon} size={1.375} />
      <div className={styles.words}>
        <p className={styles.message}>{children}</p>
        {action}
      </div>
      <IconButton icon={X} label={closeLabel} className={styles.close} onClick={onClose} />
    </div>
  );
}
