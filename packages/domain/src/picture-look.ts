/**
 * How a picture is shown otherwise than as its file: `scale` and `filters` of specification §3. What they may hold is not fixed
 * there; this is what we take. Nothing else gets into a style.
 */

/** Ours: more would show a handful of pixels. */
export const PICTURE_SCALE_MAX = 4;

/** Functions of CSS, each with a number or a percentage; `hue-rotate` with degrees. */
const FILTERS =
  /^(?:(?:(?:brightness|contrast|saturate|grayscale|sepia|invert|opacity)\([\d.]{1,5}%?|hue-rotate\(-?\d{1,3}deg)\)(?: |$))+$/;

/** Whether it may stand in a style: `brightness(1.1) sepia(20%)`. */
export function isPictureFilters(text: string): boolean {
  return FILTERS.test(text);
}

/** By how much a crop is enlarged around the focal point; `undefined` when it is not. */
export function readPictureScale(scale: number | null | undefined): number | undefined {
  const isLarger = typeof scale === 'number' && scale > 1 && scale <= PICTURE_SCALE_MAX;
  return isLarger ? scale : undefined;
}
