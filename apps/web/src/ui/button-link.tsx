import type { LucideIcon } from 'lucide-react';
import type { ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';
import styles from './button.module.css';

export interface ButtonLinkProps extends SiteLinkProps {
  /** Default `secondary`, as for `Button`. */
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  readonly wide?: boolean;
}

/** A link styled as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', icon, wide, className, children, ...rest } = props;
  return (
    <SiteLink
      className={classNames(styles.button, styles[variant], wide && styles.wide, className)}
      {...rest}
    >
      {icon && <Icon icon={icon} size={1.25} />}
      <span>{children}</span>
    </SiteLink>
  );
}
