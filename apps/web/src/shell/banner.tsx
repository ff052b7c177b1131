import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './banner.module.css';

export interface BannerProps {
  icon: LucideIcon;
  /** Words, with a link where they lead somewhere. */
  children: ReactNode;
  /** At the end: a button. */
  action?: ReactNode;
}

/** A line over the page that holds for all of the site: where the visitor has checked in, that there is no network. */
export function Banner({ icon, children, action }: BannerProps) {
  return (
    <div className={styles.banner}>
      <Icon icon={icon} size={1.25} />
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
