import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly active: boolean;
  /** What is going on, for screen readers. */
  readonly label: string;
}

/** The thin line at the top of the page while a new page is fetched; shows only after 400 ms, so quick ones pass unseen. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  if (!active) return null;
  return (
    <div className={styles.track}>
      <progress className={styles.native} aria-label={label} />
      <div className={styles.bar} />
    </div>
  );
}
