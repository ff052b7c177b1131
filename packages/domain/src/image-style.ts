/**
 * How an image is displayed: `scale` and `filters` of specification §3.1. Their values are this
 * closed set; no other value gets into a style.
 */

/** Ours: a larger scale would show a handful of pixels. */
export const IMAGE_SCALE_MAX = 4;

/** CSS functions, each with a number or a percentage; `hue-rotate` with degrees. */
const FILTERS =
  /^(?:(?:(?:brightness|contrast|saturate|grayscale|sepia|invert|opacity)\([\d.]{1,5}%?|hue-rotate\(-?\d{1,3}deg)\)(?: |$))+$/;

/** Such as `brightness(1.1) sepia(20%)`, whatever the source. */
export function isImageFilters(text: string): boolean {
  return FILTERS.test(text);
}
