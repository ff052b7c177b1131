/** What an import works out once about a picture: the raster that sizes are drawn from, its size and its main colour. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';
import { uprightSize } from './derive-image.ts';
import type { MediaStore } from './media.store.ts';

export interface PreparedPicture {
  /** Digest in the store of what sizes are drawn from. */
  readonly rasterSha256: string;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly dominantColor: string;
}

const SVG_TYPE = 'image/svg+xml';
/** A drawing much taller than wide stays below the limit for pictures. */
const MAX_RASTER_HEIGHT = 6000;
/** SVG's own pixels per inch: at this density a drawing is rastered in its natural size. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 100_000;
const COLOUR_SAMPLE = 100;

/** The original must be in the store already. A drawing (SVG) is rastered once, 3500 pixels wide. */
export async function preparePicture(
  store: MediaStore,
  sha256: string,
  contentType: string,
): Promise<PreparedPicture> {
  const rasterSha256 =
    contentType === SVG_TYPE ? await rasterise(store, store.pathOf(sha256)) : sha256;
  const raster = store.pathOf(rasterSha256);
  return {
    rasterSha256,
    ...(await uprightSize(raster)),
    dominantColor: await dominantColor(raster),
  };
}

async function rasterise(store: MediaStore, drawing: string): Promise<string> {
  const { width } = await sharp(drawing).metadata();
  const density = Math.min((SVG_DENSITY * FULL_IMAGE_SIZE) / Math.max(width, 1), MAX_DENSITY);
  const { data, info } = await sharp(drawing, { density, limitInputPixels: false })
    .resize({ width: FULL_IMAGE_SIZE, height: MAX_RASTER_HEIGHT, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: info });
  const isOpaque = info.channels < 4 || !hasTransparency(data);
  return (await store.putBytes(await encodeMaster(pixels, isOpaque))).sha256;
}

/**
 * JPEG with full colour resolution: it is quick to draw sizes from, and WebP's halved colour resolution would show on the
 * edges of drawings. Only a see-through drawing needs WebP.
 */
async function encodeMaster(pixels: Sharp, isOpaque: boolean): Promise<Buffer> {
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

/** Of a small copy: on the full picture it takes 186 ms and says the same. */
async function dominantColor(path: string): Promise<string> {
  const small = await sharp(path)
    .resize({ width: COLOUR_SAMPLE, height: COLOUR_SAMPLE, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
