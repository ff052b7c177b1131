import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** To put on the `<dialog>`: closes on a press outside its content. */
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: () => void;
}

/**
 * Keeps a native `<dialog>` open or closed as told; `onClose` asks for the latter. The browser gives the rest: focus goes in and
 * comes back, what is behind is inert, Escape closes. The main area is also marked as hidden (specification §4), for assistive
 * technology that does not heed a modal dialog. The content must fill the dialog, so that a press on the element itself is a
 * press outside.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    if (!dialog.open) dialog.showModal();
    const show = hideMain(dialog);
    return () => {
      // First seen again, then focused.
      show();
      dialog.close();
    };
  }, [open]);
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file field inside cancels too, and that is its own affair.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // It may have been opened again before the browser tells.
  const handleClose = () => {
    if (!ref.current?.open) onClose();
  };
  return { ref, onClick, onCancel, onClose: handleClose };
}

/** Hides the main area unless the dialog stands in it; the answer shows it again. */
function hideMain(dialog: HTMLDialogElement): () => void {
  const main = document.querySelector('main');
  if (!main || main.contains(dialog)) return () => undefined;
  main.setAttribute('aria-hidden', 'true');
  return () => main.removeAttribute('aria-hidden');
}
