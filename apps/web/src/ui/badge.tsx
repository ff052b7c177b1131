import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './badge.module.css';

type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'accent';

export interface BadgeProps {
  /** Default `neutral`. The others also need an icon and text: colour alone conveys nothing. */
  readonly tone?: BadgeTone;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A small fact about the item it is attached to; not interactive. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon icon={icon} size={1} />}
      {children}
    </span>
  );
}
