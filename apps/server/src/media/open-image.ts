/** How an original is opened: a photograph as it is, a drawing (SVG) as large as any picture is given. */
import sharp from 'sharp';
import type { Dimension } from '@varde/domain/media-kinds';
import type { Metadata, Sharp } from 'sharp';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';

/** Larger ones are refused at import; this guards what was stored before. */
const MAX_PIXELS = 50_000_000;
/** A drawing much taller than wide stays below the limit for pictures. */
const MAX_DRAWING_HEIGHT = 6000;
/** SVG's own pixels per inch: at this density a drawing has its natural size. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 100_000;

// Originals are seldom drawn from twice in a row, and the render queue gives every core a picture of its own.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Turned upright, in sRGB, without the original's metadata. What is then resized is drawn from a drawing in that very size,
 * which takes a thirtieth of the time of drawing it in full; what is cut out is not.
 */
export async function openImage(original: string | Buffer): Promise<Sharp> {
  const density = await densityOf(original);
  return sharp(original, { density, limitInputPixels: MAX_PIXELS, autoOrient: true });
}

/** Pixels of the picture as it is seen, with the camera's rotation applied. */
export async function uprightSize(original: string): Promise<Dimension> {
  const { autoOrient } = await (await openImage(original)).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Says something of drawings only. */
async function densityOf(original: string | Buffer): Promise<number> {
  const { format, width, height } = await readMetadata(original, SVG_DENSITY);
  if (format !== 'svg') return SVG_DENSITY;
  const scale = Math.min(FULL_IMAGE_SIZE / width, MAX_DRAWING_HEIGHT / height);
  const density = Math.min(Math.max(SVG_DENSITY * scale, 1), MAX_DENSITY);
  const scaled = await readMetadata(original, density);
  // Sizes in millimetres or points grow with the square: they become pixels at the density, and are then scaled by it.
  const growth = Math.log(scaled.width / width) / Math.log(density / SVG_DENSITY);
  return growth > 1.5 ? SVG_DENSITY * Math.sqrt(scale) : density;
}

function readMetadata(original: string | Buffer, density: number): Promise<Metadata> {
  return sharp(original, { density, limitInputPixels: false }).metadata();
}
