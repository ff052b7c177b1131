import { acceptedTypes } from '#http/accepted-types.ts';
import type { ImageFormat } from './derive-image.ts';

/** Above this width AVIF takes about a second to draw and saves little over WebP. */
const AVIF_MAX_WIDTH = 1920;

/** The smallest format that the caller's `Accept` names; JPEG for callers that name none. */
export function chooseFormat(accept: string | undefined, width: number): ImageFormat {
  const accepted = acceptedTypes(accept);
  if (width <= AVIF_MAX_WIDTH && accepted.includes('image/avif')) return 'avif';
  return accepted.includes('image/webp') ? 'webp' : 'jpeg';
}
