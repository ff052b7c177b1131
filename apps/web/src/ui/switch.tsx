import type { ChangeEvent } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  /** Explanation, below the label. */
  readonly description?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** An on/off setting that takes effect at once. */
export function Switch({ label, description, checked, onChange }: SwitchProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked);
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span>{label}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={checked}
        aria-checked={checked}
        onChange={handleChange}
      />
    </label>
  );
}
