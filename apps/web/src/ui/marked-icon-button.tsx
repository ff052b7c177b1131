import { IconButton, type IconButtonProps } from './icon-button.tsx';
import styles from './marked-icon-button.module.css';

export interface MarkedIconButtonProps extends IconButtonProps {
  /** A number inside the icon, such as the seconds of a jump. */
  readonly mark: number;
}

/** Separate from `IconButton`, which every page loads. */
export function MarkedIconButton({ mark, ...button }: MarkedIconButtonProps) {
  return (
    <span className={styles.marked}>
      <IconButton {...button} />
      <span aria-hidden="true" className={styles.mark}>
        {mark}
      </span>
    </span>
  );
}
