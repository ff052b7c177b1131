/**
 * How an image is displayed: `scale` and `filters` of specification §3.1, whose values are this
 * closed set. Nothing else reaches a style.
 */

/** Ours: more would show a handful of pixels. */
export const IMAGE_SCALE_MAX = 4;

/** Functions of CSS, each with a number or a percentage; `hue-rotate` with degrees. */
const FILTERS =
  /^(?:(?:(?:brightness|contrast|saturate|grayscale|sepia|invert|opacity)\([\d.]{1,5}%?|hue-rotate\(-?\d{1,3}deg)\)(?: |$))+$/;

/** What content packs may say: `brightness(1.1) sepia(20%)`. */
export function isImageFilters(text: string): boolean {
  return FILTERS.test(text);
}

/** Nothing that ends a value, opens a string or names a file. */
const HARMLESS = /^(?!.*url)[a-z\d.%() -]+$/;

/** Whether it may stand in a style, wherever it comes from. Of what it does not know, the browser shows nothing. */
export function isHarmlessFilters(text: string): boolean {
  return HARMLESS.test(text);
}
