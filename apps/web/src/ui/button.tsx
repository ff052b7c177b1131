import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './button.module.css';

/** One `primary` a screen; `quiet` is text alone, for what matters least. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Default `secondary`: a page full of primaries has none. */
  readonly variant?: ButtonVariant;
  readonly icon?: LucideIcon;
  /** As wide as its place, for the main action of a phone's screen. */
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
