import { Info, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import styles from './overlay-message.module.css';

export type OverlayKind = 'loading' | 'warning' | 'info';

export interface OverlayMessageProps {
  readonly open: boolean;
  readonly kind: OverlayKind;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons or links out of it, the main one first. */
  readonly actions?: ReactNode;
  /** Called on Escape. Default: it stays until `open` is false, as waiting cannot be waved away. */
  readonly onClose?: () => void;
}

const ICONS: Readonly<Record<OverlayKind, LucideIcon>> = {
  loading: LoaderCircle,
  warning: TriangleAlert,
  info: Info,
};

/** A message that takes the whole screen: the site is busy with the visitor, or must be heard first. */
export function OverlayMessage(props: OverlayMessageProps) {
  const { open, kind, title, children, actions, onClose = () => undefined } = props;
  const titleId = useId();
  const { ref, onCancel, onClose: handleClose } = useModal(open, onClose);
  return (
    <dialog
      ref={ref}
      onCancel={onCancel}
      onClose={handleClose}
      className={styles.overlay}
      aria-labelledby={titleId}
      aria-busy={kind === 'loading'}
    >
      {/* Focused first, so that the words are read whatever stands below. */}
      <div className={styles.message} tabIndex={-1} autoFocus>
        <span className={classNames(styles.icon, styles[kind])}>
          <Icon icon={ICONS[kind]} size={2} />
        </span>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
