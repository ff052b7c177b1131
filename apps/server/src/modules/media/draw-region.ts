import type { Sharp } from 'sharp';
import type { IiifPlan } from '@varde/domain/iiif-plan';
import { readPictureCredits } from '#modules/metadata/read-metadata.ts';
import { DRAWN_AS } from './derive-image.ts';
import { encodeQuickly } from './encode-image.ts';
import { keepCredits } from './keep-credits.ts';
import { openPicture } from './open-picture.ts';

/** Below this lightness a pixel of a bitonal picture is black. */
const BITONAL_THRESHOLD = 128;

/** Names the bytes that `drawWhole` and `cutOut` give. */
export function regionName(sha256: string, { canonical }: IiifPlan): string {
  return `${sha256}-${DRAWN_AS}-iiif-${canonical.replaceAll(/[/,]/g, '-')}`;
}

/** Where the whole picture is asked for: it is not cut, because JPEG and WebP can then be decoded small. */
export async function drawWhole(original: string, plan: IiifPlan): Promise<Buffer> {
  const credits = await readPictureCredits(original);
  return finish(keepCredits(await openPicture(original), credits, plan.size.width), plan);
}

/** @param source where the picture lies, or its bytes */
export async function cutOut(source: string | Buffer, plan: IiifPlan): Promise<Buffer> {
  return finish((await openPicture(source)).extract(plan.region), plan);
}

/** After the region size, then mirror and rotation, then quality, then format (IIIF Image API 3.0 §4.6). */
function finish(picture: Sharp, { size, rotation, quality, format }: IiifPlan): Promise<Buffer> {
  picture.resize({ ...size, fit: 'fill' });
  if (rotation.isMirrored) picture.flop();
  if (rotation.degrees !== 0) picture.rotate(rotation.degrees);
  if (quality === 'gray') picture.grayscale().toColourspace('b-w');
  if (quality === 'bitonal') {
    picture.flatten({ background: '#ffffff' }).threshold(BITONAL_THRESHOLD).toColourspace('b-w');
  }
  return encodeQuickly(picture, format, size.width * size.height);
}
