import { X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly icon: LucideIcon;
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly children: ReactNode;
  /** Shows the close button; requires `dismissLabel`. */
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
  /** `alert` interrupts a screen reader; for errors. Default `note`, which does not. */
  readonly role?: 'note' | 'status' | 'alert';
}

/** A message in the flow of the page. */
export function Notice(props: NoticeProps) {
  const { icon, tone = 'info', children, onDismiss, dismissLabel, role = 'note' } = props;
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon icon={icon} size={1.375} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {onDismiss && dismissLabel && (
        <IconButton icon={X} label={dismissLabel} className={styles.close} onClick={onDismiss} />
      )}
    </div>
  );
}
