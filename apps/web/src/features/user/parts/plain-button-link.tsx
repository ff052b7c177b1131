import type { LucideIcon } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from '#ui/button.module.css';

export interface PlainButtonLinkProps {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly rel?: string;
  readonly children: string;
}

/** A link that bypasses the router: it leaves the site's own pages, or must not be prefetched. */
export function PlainButtonLink({ href, icon, rel, children }: PlainButtonLinkProps) {
  return (
    <a href={href} rel={rel} className={classNames(styles.button, styles.secondary)}>
      <Icon icon={icon} size={1.25} />
      <span>{children}</span>
    </a>
  );
}
