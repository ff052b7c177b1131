import css from './gallery.css?inline';

export interface GalleryDialog {
  readonly element: HTMLDialogElement;
  /** Closes and removes it; the focus goes back to where it was, else to the link of a slide. */
  end(slideId: number | undefined): void;
}

export interface GalleryDialogEvents {
  /** Escape, or a phone's gesture for back. */
  readonly onCancel: () => void;
  /** The browser has closed it without asking. */
  readonly onForced: () => void;
}

let sheet: CSSStyleSheet | undefined;

/** An open native modal dialog over the page, empty. */
export function galleryDialog(label: string, events: GalleryDialogEvents): GalleryDialog {
  dressPage();
  const before = document.activeElement;
  const element = document.createElement('dialog');
  element.className = 'gallery';
  element.ariaLabel = label;
  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    events.onCancel();
  });
  element.addEventListener('close', () => element.isConnected && events.onForced());
  document.body.append(element);
  element.showModal();
  const main = document.querySelector('main');
  // For assistive technology that does not heed a modal dialog (specification §4).
  main?.setAttribute('aria-hidden', 'true');
  const end = (slideId: number | undefined) => {
    main?.removeAttribute('aria-hidden');
    element.remove();
    focusBack(before, slideId);
  };
  return { element, end };
}

/** In a style sheet of its own, so that no page carries it that shows no gallery. */
function dressPage(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

function focusBack(before: Element | null, slideId: number | undefined): void {
  const wasPressed = before instanceof HTMLElement && before !== document.body;
  const link = document.querySelector<HTMLElement>(`[data-slide="${slideId}"]`);
  const target = wasPressed && before.isConnected ? before : link;
  target?.focus();
}
