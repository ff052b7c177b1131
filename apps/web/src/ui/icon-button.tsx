import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** Accessible name and tooltip. */
  readonly label: string;
  /** For toggles such as favourite: drawn filled, `aria-pressed`. */
  readonly pressed?: boolean;
  /** A white disc, for a button on an image or map. Default: bare. */
  readonly raised?: boolean | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, pressed, raised = false, className, ...rest } = props;
  return (
    <button
      type="button"
      className={classNames(
        styles.button,
        raised && styles.raised,
        pressed && styles.pressed,
        className,
      )}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
    >
      <Icon icon={icon} />
    </button>
  );
}

/** Styles an icon link like a raised `IconButton`. */
export const iconDisc = classNames(styles.button, styles.raised);
