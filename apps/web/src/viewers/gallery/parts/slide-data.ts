/** Converts slides for PhotoSwipe, and sets what its data cannot express. */
import type PhotoSwipe from 'photoswipe';
import type { SlideData } from 'photoswipe';
import { fullImageUrl, imageSources, imageSourceSet } from '@varde/domain/media-kinds';
import type { GalleryLabels, GallerySlide } from '../gallery-slide.ts';

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
  // PhotoSwipe accepts a missing thumbnail, contrary to its types.
  pswp.addFilter(
    'thumbEl',
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
  pswp.on('initialLayout', () => tidyRoles(pswp));
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
function tidyRoles({ element }: PhotoSwipe): void {
  element?.removeAttribute('role');
  for (const part of element?.querySelectorAll('[aria-roledescription]') ?? [])
    part.removeAttribute('aria-roledescription');
}
