import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  readonly icon?: LucideIcon;
  /** Initial state; the visitor toggles it from there. Default: closed. */
  readonly open?: boolean;
  /** Disclosures of one group are mutually exclusive (`<details name>`). */
  readonly group?: string;
  /** Fragment id. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A native `<details>` with a heading, so it works without script. */
export function Disclosure({ title, icon, open = false, group, id, children }: DisclosureProps) {
  return (
    <details className={styles.fold} name={group} open={open} id={id} data-surface="card">
      <summary className={styles.summary}>
        {icon && <Icon icon={icon} className={styles.icon} />}
        <h2 className={styles.title}>{title}</h2>
        <Icon icon={ChevronDown} size={1.25} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
