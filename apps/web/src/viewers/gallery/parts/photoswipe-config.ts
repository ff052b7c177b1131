/** Configures PhotoSwipe: options, slides, and what its data cannot express. */
import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeOptions, SlideData } from 'photoswipe';
import {
  GALLERY_ANIMATION_MS,
  GALLERY_BACKGROUND_OPACITY,
  GALLERY_COUNTER_SEPARATOR,
  GALLERY_LOOPS,
  GALLERY_MAX_ZOOM,
  GALLERY_PRELOAD,
  GALLERY_PRELOADER_DELAY_MS,
  GALLERY_SECONDARY_MAX_WIDTH,
} from '@varde/domain/constants';
import { fullImageUrl, imageSources, imageSourceSet } from '@varde/domain/media-kinds';
import type { GalleryLabels, GallerySlide } from '../gallery-slide.ts';

/** Zoom levels relative to the image's own pixels: at 1 each is one CSS pixel. */
interface Zoom {
  /** Level at which the image fits the screen. */
  readonly fit: number;
  /** Pixels of the image. */
  readonly elementSize: { readonly x: number } | null;
}

/** Maximum zoom: about four times, and always to the image's own pixels (specification §9.4). */
const maxZoom = ({ fit }: Zoom): number => Math.max(1, fit * GALLERY_MAX_ZOOM);

/** Zoom after a step by this factor, between the whole image and the maximum. */
export const steppedZoom = (
  zoom: number,
  factor: number,
  { fit, max }: { readonly fit: number; readonly max: number },
): number => Math.min(Math.max(zoom * factor, fit), max);

/**
 * Zoom of a double click: three times, not beyond the image's pixels nor above 4000 wide
 * (specification §9.4).
 */
function secondaryZoom({ fit, elementSize }: Zoom): number {
  const zoom = Math.min(1, fit * (GALLERY_MAX_ZOOM - 1));
  const width = elementSize?.x ?? 0;
  return zoom * width > GALLERY_SECONDARY_MAX_WIDTH ? GALLERY_SECONDARY_MAX_WIDTH / width : zoom;
}

export function galleryOptions(labels: GalleryLabels): PhotoSwipeOptions {
  return {
    bgOpacity: GALLERY_BACKGROUND_OPACITY,
    preload: [GALLERY_PRELOAD.before, GALLERY_PRELOAD.after],
    showAnimationDuration: GALLERY_ANIMATION_MS,
    hideAnimationDuration: GALLERY_ANIMATION_MS,
    zoomAnimationDuration: GALLERY_ANIMATION_MS,
    preloaderDelay: GALLERY_PRELOADER_DELAY_MS,
    loop: GALLERY_LOOPS,
    indexIndicatorSep: GALLERY_COUNTER_SEPARATOR,
    maxZoomLevel: maxZoom,
    secondaryZoomLevel: secondaryZoom,
    wheelToZoom: true,
    // Handled by the dialog.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    errorMsg: labels.failed,
    closeTitle: labels.close,
    zoomTitle: labels.zoom,
    arrowPrevTitle: labels.previous,
    arrowNextTitle: labels.next,
    closeSVG: icon('<path d="M18 6 6 18M6 6l12 12"/>'),
    zoomSVG: icon(
      '<circle cx="11" cy="11" r="8"/><path d="m21 21-4.3-4.3M8 11h6"/><path class="gallery-plus" d="M11 8v6"/>',
    ),
    arrowPrevSVG: icon('<path d="m15 18-6-6 6-6"/>'),
    arrowNextSVG: icon('<path d="m9 18 6-6-6-6"/>'),
  };
}

/** Lucide icons as markup, which PhotoSwipe requires. */
const icon = (lines: string): string =>
  `<svg aria-hidden="true" viewBox="0 0 24 24">${lines}</svg>`;

export function toSlideData({ image }: GallerySlide): SlideData {
  const { url, width, height, alt } = image;
  const srcset = imageSourceSet(imageSources(url, image));
  // Thumbnails in a grid are cropped; for others this makes no difference.
  return { src: fullImageUrl(url), srcset, width, height, alt, thumbCropped: true };
}

export function configureSlides(
  pswp: PhotoSwipe,
  slides: readonly GallerySlide[],
  labels: GalleryLabels,
): void {
  const imageAt = (index: number) => slides[index]?.image;
  pswp.addFilter(
    'thumbEl',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none may be missing
    (none, _, index) => thumbOf(imageAt(index)?.slideId) ?? (none as HTMLElement),
  );
  pswp.addFilter('placeholderSrc', (_, { index }) => {
    const thumb = thumbOf(imageAt(index)?.slideId);
    return thumb?.complete && thumb.naturalWidth > 0 ? thumb.currentSrc : false;
  });
  pswp.on('contentLoad', ({ content: { placeholder, index } }) => {
    const placeholderElement = placeholder?.element;
    const { dominantColor = '', filters = '' } = imageAt(index) ?? {};
    if (placeholderElement) placeholderElement.style.backgroundColor = dominantColor;
    if (placeholderElement) placeholderElement.style.filter = filters;
  });
  pswp.on('contentLoadImage', ({ content: { element, index } }) => {
    const { altLang, filters } = imageAt(index) ?? {};
    if (element && altLang) element.lang = altLang;
    if (element && filters) element.style.filter = filters;
  });
  pswp.addFilter('contentErrorElement', (element) => asAlert(element, labels.failed));
  pswp.on('initialLayout', () => removeRoles(pswp));
}

/** The thumbnail on the page that opens the slide. */
function thumbOf(slideId: number | undefined): HTMLImageElement | undefined {
  return document.querySelector<HTMLImageElement>(`[data-slide="${slideId}"] img`) ?? undefined;
}

function asAlert(element: HTMLElement, text: string): HTMLElement {
  element.role = 'alert';
  element.textContent = text;
  return element;
}

/** The dialog has role and name; PhotoSwipe's own role descriptions are English. */
function removeRoles({ element }: PhotoSwipe): void {
  element?.removeAttribute('role');
  for (const part of element?.querySelectorAll('[aria-roledescription]') ?? [])
    part.removeAttribute('aria-roledescription');
}
