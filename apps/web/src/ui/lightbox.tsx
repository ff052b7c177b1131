import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import styles from './lightbox.module.css';

export interface LightboxProps {
  readonly open: boolean;
  /** Called for every close: its button, Escape, a click beside the content. */
  readonly onClose: () => void;
  /** Accessible name. */
  readonly label: string;
  readonly closeLabel: string;
  /** Caption and credits, below the content. */
  readonly caption?: ReactNode;
  /** One image, video or model; fills the remaining space. */
  readonly children: ReactNode;
}

/** Full screen for one medium, on a dark background in both themes, on a native `<dialog>`. */
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
