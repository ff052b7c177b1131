import type { IiifPlan } from '@varde/domain/iiif-plan';
import { readPictureCredits } from '#modules/metadata/read-metadata.ts';
import { DRAWN_AS, openPicture } from './derive-image.ts';
import { encodeQuickly } from './encode-image.ts';
import { keepCredits } from './keep-credits.ts';

/** Below this lightness a pixel of a bitonal picture is black. */
const BITONAL_THRESHOLD = 128;

/** Names the bytes that `drawRegion` gives. */
export function regionName(sha256: string, { canonical }: IiifPlan): string {
  return `${sha256}-${DRAWN_AS}-iiif-${canonical.replaceAll(/[/,]/g, '-')}`;
}

/** Region, then size, then mirror and rotation, then quality, then format (IIIF Image API 3.0 §4.6). */
export async function drawRegion(original: string, plan: IiifPlan): Promise<Buffer> {
  const { region, size, rotation, quality } = plan;
  const picture = openPicture(original);
  // A whole picture is not cut out, because JPEG and WebP can then be decoded small.
  if (plan.isWhole) keepCredits(picture, await readPictureCredits(original), size.width);
  else picture.extract(region);
  picture.resize({ ...size, fit: 'fill' });
  if (rotation.isMirrored) picture.flop();
  if (rotation.degrees !== 0) picture.rotate(rotation.degrees);
  if (quality === 'gray') picture.grayscale().toColourspace('b-w');
  if (quality === 'bitonal') {
    picture.flatten({ background: '#ffffff' }).threshold(BITONAL_THRESHOLD).toColourspace('b-w');
  }
  return encodeQuickly(picture, plan.format, size.width * size.height);
}
