import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly active: boolean;
  /** Loading message for screen readers. */
  readonly label: string;
}

/**
 * Progress line at the top while a page loads; appears after 400 ms, so that quick loads do not
 * flash.
 */
export function ProgressBar({ active, label }: ProgressBarProps) {
  if (!active) return null;
  return (
    <div className={styles.track}>
      <progress className={styles.native} aria-label={label} />
      <div className={styles.bar} />
    </div>
  );
}
