import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  readonly icon?: LucideIcon;
  /** How it begins; the visitor opens and closes it from there. Default: closed. */
  readonly open?: boolean;
  /** Folds of the same group close each other, by the browser itself. */
  readonly group?: string;
  /** To jump to. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A heading that unfolds what belongs to it; the browser's own, so it works without script. */
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
