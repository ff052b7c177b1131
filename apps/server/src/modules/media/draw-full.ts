import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { DRAWN_AS } from './derive-image.ts';
import { openPicture } from './open-picture.ts';

/** Names the bytes that `drawFull` gives. */
export const fullName = (sha256: string): string => `${sha256}-${DRAWN_AS}-full`;

/** A drawing in its full size, to cut many parts out of: the whole has to be drawn for each, which takes a second. */
export async function drawFull(drawing: string): Promise<Buffer> {
  const picture = await openPicture(drawing);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const isOpaque = info.channels < CHANNELS || !hasTransparency(data);
  return encode(sharp(data, { raw: info }), isOpaque);
}

/**
 * JPEG with full colour resolution: it is quick to cut from, and WebP's halved colour resolution would show on the edges of
 * drawings. Only a see-through drawing needs WebP.
 */
function encode(pixels: Sharp, isOpaque: boolean): Promise<Buffer> {
  return isOpaque
    ? pixels.removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    : pixels.webp({ quality: 92, effort: 1 }).toBuffer();
}

const CHANNELS = 4;
const OPAQUE = 255;

function hasTransparency(rgba: Buffer): boolean {
  for (let alpha = CHANNELS - 1; alpha < rgba.length; alpha += CHANNELS)
    if (rgba[alpha] !== OPAQUE) return true;
  return false;
}
