/**
 * How an image is displayed: `scale` and `filters` of specification §3.1. Their values are this
 * closed set; no other value gets into a style.
 */

/** Ours: a larger scale would show a handful of pixels. */
export const IMAGE_SCALE_MAX = 4;

/** CSS functions, each with a number or a percentage; `hue-rotate` with degrees. */
const FILTERS =
  /^(?:(?:(?:brightness|contrast|saturate|grayscale|sepia|invert|opacity)\([\d.]{1,5}%?|hue-rotate\(-?\d{1,3}deg)\)(?: |$))+$/;

/** Syntax that content packs may use: `brightness(1.1) sepia(20%)`. */
export function isImageFilters(text: string): boolean {
  return FILTERS.test(text);
}

/** Contains nothing that ends a value, opens a string or names a file. */
const HARMLESS = /^(?!.*url)[a-z\d.%() -]+$/;

/** Whether any source's value is safe in a style. Browsers ignore functions they do not know. */
export function isHarmlessFilters(text: string): boolean {
  return HARMLESS.test(text);
}
