/** Opens originals: photographs at their own size, drawings (SVG) at the largest size served. */
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Dimension } from '@varde/domain/media-kinds';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';

/** Imports refuse larger ones; this protects against files stored earlier. */
const MAX_PIXELS = 50_000_000;
/** Keeps a tall, narrow drawing below the pixel limit. */
const MAX_DRAWING_HEIGHT = 6000;
/** SVG's native pixels per inch: at this density a drawing has its natural size. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 100_000;

// Originals are seldom reused in a row, and the render queue assigns one image per core.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Upright, in sRGB, without the original's metadata. A drawing that is then resized is rasterized
 * at the target size, which takes a thirtieth of the time of full size; a cropped one is not.
 */
export async function openImage(original: string | Buffer): Promise<Sharp> {
  const density = await densityOf(original);
  return sharp(original, { density, limitInputPixels: MAX_PIXELS, autoOrient: true });
}

/** Pixels of the image as displayed, with the camera's rotation applied. */
export async function uprightSize(original: string): Promise<Dimension> {
  const { autoOrient } = await (await openImage(original)).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Only matters for drawings. */
async function densityOf(original: string | Buffer): Promise<number> {
  const { format, width, height } = await readMetadata(original, SVG_DENSITY);
  if (format !== 'svg') return SVG_DENSITY;
  const scale = Math.min(FULL_IMAGE_SIZE / width, MAX_DRAWING_HEIGHT / height);
  const density = Math.min(Math.max(SVG_DENSITY * scale, 1), MAX_DENSITY);
  const scaled = await readMetadata(original, density);
  // Millimetres and points grow quadratically: density converts them to pixels, then scales.
  const growth = Math.log(scaled.width / width) / Math.log(density / SVG_DENSITY);
  return growth > 1.5 ? SVG_DENSITY * Math.sqrt(scale) : density;
}

function readMetadata(original: string | Buffer, density: number): Promise<Metadata> {
  return sharp(original, { density, limitInputPixels: false }).metadata();
}
