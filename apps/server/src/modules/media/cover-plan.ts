import { placeAround, type Dimension, type FocalPoint } from '@varde/domain/media-kinds';

export interface CoverPlan {
  /** What the whole picture is scaled to. */
  readonly scaled: Dimension;
  /** The part of the scaled picture that is kept. */
  readonly window: Dimension & { readonly left: number; readonly top: number };
}

/**
 * How a picture fills a box: scaled until it covers it, never above its own size, then cut with the focal point as near
 * the middle as the edges allow. A picture smaller than the box gives a smaller one of the box's shape.
 */
export function coverPlan(picture: Dimension, box: Dimension, focalPoint: FocalPoint): CoverPlan {
  const shrinkBox = Math.min(1, picture.width / box.width, picture.height / box.height);
  const width = Math.max(1, Math.round(box.width * shrinkBox));
  const height = Math.max(1, Math.round(box.height * shrinkBox));
  const scale = Math.max(width / picture.width, height / picture.height);
  const scaled = {
    width: Math.max(width, Math.round(picture.width * scale)),
    height: Math.max(height, Math.round(picture.height * scale)),
  };
  const left = placeAround(focalPoint.x, scaled.width, width);
  const top = placeAround(focalPoint.y, scaled.height, height);
  return { scaled, window: { left, top, width, height } };
}
