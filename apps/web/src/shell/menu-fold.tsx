import { ChevronDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './menu.module.css';

export interface MenuFoldProps {
  label: string;
  /** What is chosen now, beside the label. */
  value: string;
  icon: LucideIcon;
  /** Folds of the same group close each other, by the browser itself. */
  group: string;
  children: ReactNode;
}

/** A line of the menu that unfolds a list. */
export function MenuFold({ label, value, icon, group, children }: MenuFoldProps) {
  return (
    <details name={group} className={styles.fold}>
      <summary className={styles.line}>
        <Icon icon={icon} />
        <span className={styles.words}>
          <span>{label}</span>
          <span className={styles.value}>{value}</span>
        </span>
        <Icon icon={ChevronDown} size={1.125} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
