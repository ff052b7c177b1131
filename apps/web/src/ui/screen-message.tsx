import { Info, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import styles from './screen-message.module.css';

export interface ScreenMessageProps {
  readonly kind: 'loading' | 'warning' | 'info';
  readonly title: string;
  /** What happens, or happened, and what to do. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** The same in the page: after the visitor closes the message by Escape. */
  readonly page: ReactNode;
}

const ICONS: Readonly<Record<ScreenMessageProps['kind'], LucideIcon>> = {
  loading: LoaderCircle,
  warning: TriangleAlert,
  info: Info,
};

/** Covers the screen where the page has to wait (specification §2.7), on a native `<dialog>`. */
export function ScreenMessage({ kind, title, children, actions, page }: ScreenMessageProps) {
  const [isOpen, setIsOpen] = useState(true);
  const titleId = useId();
  const modal = useModal(isOpen, () => setIsOpen(false));
  if (!isOpen) return page;
  return (
    <dialog
      {...modal}
      className={styles.message}
      aria-labelledby={titleId}
      aria-busy={kind === 'loading'}
    >
      <div className={styles.body}>
        <span className={classNames(styles.icon, styles[kind])}>
          <Icon icon={ICONS[kind]} size={2} />
        </span>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
