import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** For the `<dialog>`: closes on a click outside its content. */
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: () => void;
}

/**
 * Opens or closes a native `<dialog>` as requested; `onClose` requests closing. The browser does
 * the rest: moves focus in and restores it, makes the page behind inert, closes on Escape. The main
 * area is also marked as hidden (specification §4.4), for assistive technology that ignores modal
 * dialogs. The content must fill the dialog, so that a click on the element itself is a click on
 * the backdrop.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    if (!dialog.open) dialog.showModal();
    const show = hideMain(dialog);
    return () => {
      // Unhide first: a hidden element cannot receive the restored focus.
      show();
      dialog.close();
    };
  }, [open]);
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside the dialog fires `cancel` too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // It may have been reopened before the event fires.
  const handleClose = () => {
    if (!ref.current?.open) onClose();
  };
  return { ref, onClick, onCancel, onClose: handleClose };
}

/** Hides the main area unless it contains the dialog; returns a function that reverts it. */
function hideMain(dialog: HTMLDialogElement): () => void {
  const main = document.querySelector('main');
  if (!main || main.contains(dialog)) return () => undefined;
  main.setAttribute('aria-hidden', 'true');
  return () => main.removeAttribute('aria-hidden');
}
