import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import styles from './lightbox.module.css';

export interface LightboxProps {
  readonly open: boolean;
  /** Called however it was closed: its button, Escape, a press beside what it shows. */
  readonly onClose: () => void;
  /** What is shown, for screen readers. */
  readonly label: string;
  readonly closeLabel: string;
  /** Caption and credits, under what is shown. */
  readonly caption?: ReactNode;
  /** One picture, film or model; it gets the room that is left. */
  readonly children: ReactNode;
}

/** The whole screen for one medium, on a dark ground in both themes, on a native `<dialog>`. */
export function Lightbox({ open, onClose, label, closeLabel, caption, children }: LightboxProps) {
  const modal = useModal(open, onClose);
  return (
    <dialog className={styles.lightbox} aria-label={label} {...modal}>
      <IconButton icon={X} label={closeLabel} className={styles.close} onClick={onClose} />
      <figure className={styles.figure}>
        <div className={styles.medium}>{children}</div>
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </dialog>
  );
}
