/** How a picture stands in its frame: focal point, scale and filters (specification §3). Pure. */
import type { CSSProperties } from 'react';
import type { PictureShape } from './picture-sources.ts';
import type { PictureView } from './view-models.ts';

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

export function imageStyle(
  { focalPoint, scale, filters }: PictureView,
  shape: PictureShape,
): CSSProperties {
  const place = focalPoint && `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
  return {
    objectPosition: place,
    // Around the focal point: where the crop has put it, it stays.
    ...(scale && shape !== 'natural' && { scale, transformOrigin: place }),
    // Besides what the theme does to every picture.
    ...(filters && { '--own-filters': filters }),
  };
}
