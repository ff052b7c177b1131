import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './button.module.css';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

/** One `primary` per screen; `quiet` is text alone, for minor actions. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonStyle {
  /** Default `secondary`: a page full of primaries has none. */
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  /** Full width, for the main action on a phone. */
  readonly wide?: boolean;
}

export interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {}

export function Button(props: ButtonProps) {
  return <button type="button" {...styled(props)} />;
}

interface ButtonLinkProps extends ButtonStyle, SiteLinkProps {}

/** A link styled as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <SiteLink {...styled(props)} />;
}

function styled<P extends ButtonStyle & { className?: string; children?: ReactNode }>(props: P) {
  const { variant = 'secondary', icon, wide, className, children, ...rest } = props;
  return {
    ...rest,
    className: classNames(styles.button, styles[variant], wide && styles.wide, className),
    children: (
      <>
        {icon && <Icon icon={icon} size={1.25} />}
        <span>{children}</span>
      </>
    ),
  };
}
