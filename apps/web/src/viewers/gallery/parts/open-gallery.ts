/** Opens PhotoSwipe in a native modal dialog, which traps the focus and makes the page inert. */
import PhotoSwipe from 'photoswipe';
import type { GalleryLabels, GallerySlide, LoadTiles } from '../gallery-slide.ts';
import { addDeepZoom } from './deep-zoom.ts';
import css from './gallery.css?inline';
import { configureSlides, galleryOptions, steppedZoom, toSlideData } from './photoswipe-config.ts';

export interface GalleryOptions {
  readonly slides: readonly GallerySlide[];
  readonly labels: GalleryLabels;
  readonly loadTiles: LoadTiles;
}

export interface GalleryEvents {
  /** A slide is shown, including the first. @param captionElement receives its caption */
  readonly onTurn: (index: number, captionElement: Element) => void;
  /** Closing starts. */
  readonly onClose: () => void;
  /** Closed, with the focus restored. */
  readonly onClosed: () => void;
}

export interface OpenGallery {
  turnTo(index: number): void;
  close(): void;
  /** Closes without animation. */
  end(): void;
}

export function openGallery(
  { slides, labels, loadTiles }: GalleryOptions,
  index: number,
  events: GalleryEvents,
): OpenGallery {
  const dialog = galleryDialog(labels.gallery, {
    onCancel: () => whenOpen(pswp, () => pswp.close()),
    onForced: () => whenOpen(pswp, () => pswp.destroy()),
  });
  const pswp = new PhotoSwipe({
    ...galleryOptions(labels),
    dataSource: slides.map(toSlideData),
    index,
    appendToEl: dialog.element,
  });
  configureSlides(pswp, slides, labels);
  addKeys(pswp);
  bufferEarlyKeys(pswp, dialog.element);
  addCaption(pswp, events.onTurn);
  addDeepZoom(pswp, slides, loadTiles);
  showState(pswp, dialog.element);
  pswp.on('close', events.onClose);
  pswp.on('destroy', () => {
    dialog.end(slides[pswp.currIndex]?.image.slideId);
    events.onClosed();
  });
  pswp.init();
  return {
    turnTo: (next) => next !== pswp.currIndex && pswp.goTo(next),
    close: () => whenOpen(pswp, () => pswp.close()),
    end: () => whenOpen(pswp, () => pswp.destroy()),
  };
}

/** PhotoSwipe ignores calls to close while it opens. */
function whenOpen(pswp: PhotoSwipe, run: () => void): void {
  if (pswp.opener.isOpen) run();
  else pswp.on('openingAnimationEnd', run);
}

/** Live region below the image, into which the page renders the caption. */
function addCaption(pswp: PhotoSwipe, onTurn: GalleryEvents['onTurn']): void {
  pswp.on('uiRegister', () => {
    pswp.ui?.registerElement({
      name: 'words',
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        pswp.on('change', () => onTurn(pswp.currIndex, element));
      },
    });
  });
}

/**
 * `idle`, `loading`, `loaded` or `error` of the current slide, and how far the gallery has opened
 * (specification §4.6).
 */
function showState(pswp: PhotoSwipe, element: HTMLElement): void {
  element.dataset['phase'] = 'opening';
  pswp.on('bindEvents', () => (element.dataset['phase'] = 'open'));
  pswp.on('close', () => (element.dataset['phase'] = 'closing'));
  const show = () => {
    element.dataset['state'] = pswp.currSlide?.content.state ?? 'idle';
  };
  pswp.on('change', show);
  pswp.on('contentLoadImage', () => queueMicrotask(show));
  pswp.on('loadComplete', show);
}

/** Keys that would do something in the open gallery; Escape is the dialog's. */
const KEYS = /^(?:ArrowLeft|ArrowRight|Home|End|z|\+|-)$/;

/** PhotoSwipe listens to keys only once open (about 300 ms): buffers and replays earlier ones. */
function bufferEarlyKeys(pswp: PhotoSwipe, dialog: HTMLElement): void {
  const buffered: KeyboardEvent[] = [];
  const bufferKey = (event: KeyboardEvent) => {
    if (!KEYS.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buffered.push(event);
  };
  dialog.addEventListener('keydown', bufferKey);
  pswp.on('bindEvents', () => {
    dialog.removeEventListener('keydown', bufferKey);
    // After all listeners of this event have bound theirs.
    queueMicrotask(() => {
      for (const event of buffered) document.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  });
}

/** Factor of + and -. */
const ZOOM_STEP = 1.5;

/** Keys that PhotoSwipe lacks: first and last slide, stepwise zoom. */
function addKeys(pswp: PhotoSwipe): void {
  const actions: Readonly<Record<string, () => void>> = {
    Home: () => pswp.goTo(0),
    End: () => pswp.goTo(pswp.getNumItems() - 1),
    '+': () => zoomBy(pswp, ZOOM_STEP),
    '-': () => zoomBy(pswp, 1 / ZOOM_STEP),
  };
  pswp.on('keydown', (event) => {
    const { originalEvent: keyEvent } = event;
    const action = actions[keyEvent.key];
    if (!action || keyEvent.ctrlKey || keyEvent.metaKey || keyEvent.altKey) return;
    event.preventDefault();
    keyEvent.preventDefault();
    action();
  });
}

function zoomBy(pswp: PhotoSwipe, step: number): void {
  const slide = pswp.currSlide;
  if (!slide?.isZoomable()) return;
  const zoom = steppedZoom(slide.currZoomLevel, step, slide.zoomLevels);
  slide.zoomTo(zoom, undefined, pswp.options.zoomAnimationDuration);
}

interface GalleryDialog {
  readonly element: HTMLDialogElement;
  /** Removes it and restores the focus, by default to the link of the slide. */
  end(slideId: number | undefined): void;
}

interface GalleryDialogEvents {
  /** Escape, or the back gesture of a phone. */
  readonly onCancel: () => void;
  /** Closed by the browser without a cancellable event. */
  readonly onForced: () => void;
}

let sheet: CSSStyleSheet | undefined;

/** An open native modal dialog over the page, empty. */
function galleryDialog(label: string, events: GalleryDialogEvents): GalleryDialog {
  adoptStyles();
  const previousFocus = document.activeElement;
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
  // For assistive technology that ignores modal dialogs (specification §4.4).
  main?.setAttribute('aria-hidden', 'true');
  const end = (slideId: number | undefined) => {
    main?.removeAttribute('aria-hidden');
    element.remove();
    restoreFocus(previousFocus, slideId);
  };
  return { element, end };
}

/** Adopted on first use, so that pages without a gallery do not load these styles. */
function adoptStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

function restoreFocus(previousFocus: Element | null, slideId: number | undefined): void {
  const hadFocus = previousFocus instanceof HTMLElement && previousFocus !== document.body;
  const link = document.querySelector<HTMLElement>(`[data-slide="${slideId}"]`);
  const target = hadFocus && previousFocus.isConnected ? previousFocus : link;
  target?.focus();
}
