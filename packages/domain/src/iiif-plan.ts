/**
 * Resolves an IIIF Image API 3.0 request for one image: source region, output size and canonical
 * form (IIIF Image API 3.0 §4.8). Nothing is enlarged, and nothing exceeds the full image size
 * (specification §9.4).
 */
import { FULL_IMAGE_SIZE } from './constants.ts';
import type { IiifError, IiifRegion, IiifRequest, IiifRotation, IiifSize } from './iiif-request.ts';
import { placeAround, type Dimension, type FocalPoint } from './media-kinds.ts';

interface IiifWindow extends Dimension {
  readonly left: number;
  readonly top: number;
}

export interface IiifPlan extends Pick<IiifRequest, 'format'> {
  /** Source region in pixels of the full image. */
  readonly region: IiifWindow;
  readonly isFull: boolean;
  /** Output size before rotation. */
  readonly size: Dimension;
  readonly rotation: IiifRotation;
  readonly quality: 'default' | 'gray' | 'bitonal';
  /** `{region}/{size}/{rotation}/{quality}.{format}` */
  readonly canonical: string;
  /**
   * Whether info.json offers it: a tile, or the full image in a listed size. Viewers request few
   * others.
   */
  readonly isOffered: boolean;
}

export const IIIF_TILE_SIZE = 512;

const LARGEST: Dimension = { width: FULL_IMAGE_SIZE, height: FULL_IMAGE_SIZE };

const tooLarge = (detail: string): IiifError => ({ invalidPart: 'size', detail });
const ENLARGING: IiifError = {
  invalidPart: 'size',
  detail: 'Images are not enlarged here',
  isUnsupported: true,
};

/** @param focalPoint centre of a square crop; default: the middle */
export function planIiif(
  request: IiifRequest,
  image: Dimension,
  focalPoint?: FocalPoint | null,
): IiifPlan | IiifError {
  const region = windowOf(request.region, image, focalPoint ?? undefined);
  if (!region) return { invalidPart: 'region', detail: 'is outside the image' };
  const size = sizeOf(request.size, region);
  if ('invalidPart' in size) return size;
  const quality = request.quality === 'color' ? 'default' : request.quality;
  const isFull = region.width === image.width && region.height === image.height;
  const plan = { region, isFull: isFull, size, rotation: request.rotation, quality };
  return {
    ...plan,
    format: request.format,
    canonical: `${canonicalPath(plan)}.${request.format}`,
    isOffered: isPlain(plan) && (isTile(plan, image) || isListed(plan, image)),
  };
}

type Drawing = Omit<IiifPlan, 'format' | 'canonical' | 'isOffered'>;

/** Clipped to the image; `undefined` when nothing remains. */
function windowOf(
  region: IiifRegion,
  image: Dimension,
  focalPoint: FocalPoint = { x: 0.5, y: 0.5 },
): IiifWindow | undefined {
  if (!('x' in region)) {
    return region.kind === 'square'
      ? squareOf(image, focalPoint)
      : { left: 0, top: 0, ...sidesOf(image) };
  }
  const [unitX, unitY] =
    region.kind === 'percent' ? [image.width / 100, image.height / 100] : [1, 1];
  // Both edges are rounded, so that adjacent regions neither overlap nor leave a gap.
  const left = Math.round(region.x * unitX);
  const top = Math.round(region.y * unitY);
  const right = Math.min(Math.round((region.x + region.width) * unitX), image.width);
  const bottom = Math.min(Math.round((region.y + region.height) * unitY), image.height);
  if (right <= left || bottom <= top) return undefined;
  return { left, top, width: right - left, height: bottom - top };
}

const sidesOf = ({ width, height }: Dimension): Dimension => ({ width, height });

/**
 * IIIF Image API 3.0 §4.1 leaves the position of the square to the server: it is placed around the
 * focal point.
 */
function squareOf(image: Dimension, { x, y }: FocalPoint): IiifWindow {
  const side = Math.min(image.width, image.height);
  const left = placeAround(x, image.width, side);
  const top = placeAround(y, image.height, side);
  return { left, top, width: side, height: side };
}

function sizeOf(size: IiifSize, region: Dimension): Dimension | IiifError {
  const target = targetSize(size, region);
  if (target.width > region.width || target.height > region.height)
    return size.mayGrow ? ENLARGING : tooLarge('is larger than the region');
  if (target.width > FULL_IMAGE_SIZE || target.height > FULL_IMAGE_SIZE)
    return tooLarge(`is larger than ${FULL_IMAGE_SIZE} pixels`);
  if (target.width < 1 || target.height < 1) return tooLarge('is less than one pixel');
  return target;
}

function targetSize(size: IiifSize, region: Dimension): Dimension {
  if (size.kind === 'exact') return sidesOf(size);
  if (size.kind === 'width')
    return { ...scaled(region, size.width / region.width), width: size.width };
  if (size.kind === 'height')
    return { ...scaled(region, size.height / region.height), height: size.height };
  if (size.kind === 'percent') return shareOf(region, size.percent / 100);
  const box = size.kind === 'max' ? LARGEST : size;
  const scale = Math.min(
    Math.min(box.width, LARGEST.width) / region.width,
    Math.min(box.height, LARGEST.height) / region.height,
  );
  return scaled(region, size.mayGrow ? scale : Math.min(scale, 1));
}

/** Less than a pixel is an error of the caller (IIIF Image API 3.0 §4.2). */
function shareOf({ width, height }: Dimension, share: number): Dimension {
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/** Preserves the aspect ratio as closely as pixels allow: a thin strip has at least one. */
const scaled = ({ width, height }: Dimension, scale: number): Dimension => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

function canonicalPath({ region, isFull, size, rotation, quality }: Drawing): string {
  const { left, top, width, height } = region;
  const largest = targetSize({ kind: 'max', mayGrow: false }, region);
  const isMax = size.width === largest.width && size.height === largest.height;
  return [
    isFull ? 'full' : `${left},${top},${width},${height}`,
    isMax ? 'max' : `${size.width},${size.height}`,
    `${rotation.isMirrored ? '!' : ''}${rotation.degrees}`,
    quality,
  ].join('/');
}

function isPlain({ rotation, quality }: Drawing): boolean {
  return rotation.degrees === 0 && !rotation.isMirrored && quality === 'default';
}

function isTile({ region, size }: Drawing, image: Dimension): boolean {
  return scaleFactors(image).some((factor) => {
    const side = IIIF_TILE_SIZE * factor;
    const isAligned = region.left % side === 0 && region.top % side === 0;
    const isFull =
      region.width === Math.min(side, image.width - region.left) &&
      region.height === Math.min(side, image.height - region.top);
    // Viewers differ in how they round at the edges.
    const isScaled =
      Math.abs(size.width - region.width / factor) < 1 &&
      Math.abs(size.height - region.height / factor) < 1;
    return isAligned && isFull && isScaled;
  });
}

function isListed({ isFull, size }: Drawing, image: Dimension): boolean {
  const isSame = (one: Dimension): boolean =>
    one.width === size.width && one.height === size.height;
  return isFull && listedSizes(image).some(isSame);
}

/** Powers of two until the image fits one tile. */
export function scaleFactors({ width, height }: Dimension): number[] {
  const factors = [1];
  while (Math.max(width, height) > IIIF_TILE_SIZE * 2 ** (factors.length - 1))
    factors.push(2 ** factors.length);
  return factors;
}

/** Sizes of the full image listed in info.json, smallest first; the largest is that of `max`. */
export function listedSizes(image: Dimension): Dimension[] {
  const largest = targetSize({ kind: 'max', mayGrow: false }, image);
  const halved = scaleFactors(image).map((factor) => ({
    width: Math.ceil(image.width / factor),
    height: Math.ceil(image.height / factor),
  }));
  const smaller = halved.filter(({ width }) => width < largest.width);
  return [...smaller.reverse(), largest];
}
