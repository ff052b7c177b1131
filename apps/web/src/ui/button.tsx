import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './button.module.css';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

/** One `primary` per screen; `quiet` is text alone, for minor actions. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Default `secondary`: a page full of primaries has none. */
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  /** Full width, for the main action on a phone. */
  readonly wide?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', icon, wide, className, children, ...rest } = props;
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[variant], wide && styles.wide, className)}
      {...rest}
    >
      {icon && <Icon icon={icon} size={1.25} />}
      <span>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends SiteLinkProps {
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
