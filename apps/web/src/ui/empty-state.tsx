import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What to do about it. */
  readonly body?: string;
  readonly action?: ReactNode;
  /** Default: a paragraph; 1 if it is the full page (not found). */
  readonly level?: 1;
}

export function EmptyState({ icon, title, body, action, level }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon icon={icon} size={2} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {body && <p className={styles.body}>{body}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
