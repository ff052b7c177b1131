import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** To put on the `<dialog>`: closes on a press outside its content. */
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onClose: () => void;
}

/**
 * Keeps a native `<dialog>` open or closed as told. The browser gives the rest: focus goes in and comes back, what is
 * behind is inert, Escape closes. The content must fill the dialog, so that a press on the element itself is a press outside.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return { ref, onClick, onClose };
}
