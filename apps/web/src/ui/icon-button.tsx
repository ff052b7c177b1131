import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: LucideIcon;
  /** What it does; read aloud and shown as the tooltip. */
  readonly label: string;
  /** For toggles such as favourite: drawn filled, told as pressed. */
  readonly pressed?: boolean;
  /** A white disc, for a button that lies on a picture or a map. Default: bare. */
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
