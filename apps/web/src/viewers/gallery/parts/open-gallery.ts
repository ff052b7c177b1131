/** One opening of the gallery: PhotoSwipe within a native modal dialog, which keeps the focus in and the page behind inert. */
import PhotoSwipe from 'photoswipe';
import type { GalleryLabels, GallerySlide, LoadTiles } from '../gallery-slide.ts';
import { addDeepZoom } from './deep-zoom.ts';
import { keepEarlyKeys } from './early-keys.ts';
import { galleryDialog } from './gallery-dialog.ts';
import { addKeys } from './gallery-keys.ts';
import { galleryOptions } from './gallery-options.ts';
import { dressSlides, toSlideData } from './slide-data.ts';

export interface GalleryParts {
  readonly slides: readonly GallerySlide[];
  readonly labels: GalleryLabels;
  readonly loadTiles: LoadTiles;
}

export interface GalleryEvents {
  /** Another slide is shown, also the first. @param words where its words belong */
  readonly onTurn: (index: number, words: Element) => void;
  /** It begins to close. */
  readonly onClose: () => void;
  /** It is closed, and the focus is back in the page. */
  readonly onGone: () => void;
}

export interface OpenGallery {
  turnTo(index: number): void;
  close(): void;
  /** At once. */
  end(): void;
}

export function openGallery(
  { slides, labels, loadTiles }: GalleryParts,
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
  dressSlides(pswp, slides, labels);
  addKeys(pswp);
  keepEarlyKeys(pswp, dialog.element);
  addWords(pswp, events.onTurn);
  addDeepZoom(pswp, slides, loadTiles);
  showState(pswp, dialog.element);
  pswp.on('close', events.onClose);
  pswp.on('destroy', () => {
    dialog.end(slides[pswp.currIndex]?.picture.slideId);
    events.onGone();
  });
  pswp.init();
  return {
    turnTo: (next) => next !== pswp.currIndex && pswp.goTo(next),
    close: () => whenOpen(pswp, () => pswp.close()),
    end: () => whenOpen(pswp, () => pswp.destroy()),
  };
}

/** PhotoSwipe does not hear that it shall close while it opens. */
function whenOpen(pswp: PhotoSwipe, run: () => void): void {
  if (pswp.opener.isOpen) run();
  else pswp.on('openingAnimationEnd', run);
}

/** The region under the picture that the page writes a slide's words into, read aloud as they change. */
function addWords(pswp: PhotoSwipe, onTurn: GalleryEvents['onTurn']): void {
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

/** `idle`, `loading`, `loaded` or `error` of the shown slide, and how far the gallery has opened (specification §4). */
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
