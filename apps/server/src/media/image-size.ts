/**
 * Limits derived sizes: whatever box a caller requests, the image has one of a few widths (and,
 * cropped, one of a few aspect ratios), so that no caller can fill the disk or the processor.
 */
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';
import { IMAGE_WIDTHS, parseDimension, type Dimension } from '@varde/domain/media-kinds';

export type Fit = 'inside' | 'cover';

/** Aspect ratios: square, screens and prints in both orientations, and social media cards. */
const SHAPES = [1, 4 / 3, 3 / 2, 16 / 9, 1200 / 630, 3 / 4, 2 / 3, 9 / 16] as const;

/** Parses `dimension=WxH`; `undefined` when malformed or larger than the largest image. */
export function readBox(dimension: string): Dimension | undefined {
  const box = parseDimension(dimension);
  const isPossible = box && box.width <= FULL_IMAGE_SIZE && box.height <= FULL_IMAGE_SIZE;
  return isPossible ? box : undefined;
}

/** The size to render: at least what fits the box, at most the original. */
export function sizeToDraw(image: Dimension, box: Dimension, fit: Fit): Dimension {
  if (fit === 'cover') {
    const width = widthOnLadder(box.width);
    return { width, height: Math.round(width / nearestShape(box)) };
  }
  const scale = Math.min(box.width / image.width, box.height / image.height);
  if (isStandardSquare(box)) return scaledBy(image, scale);
  const width = widthOnLadder(image.width * scale);
  return { width, height: Math.ceil((width * image.height) / image.width) };
}

/** Thumbnails and the other standard squares fit their box exactly, portrait images too. */
function isStandardSquare({ width, height }: Dimension): boolean {
  return width === height && IMAGE_WIDTHS.some((usual) => usual === width);
}

/** Rounded up: fitting the image into this box would otherwise shrink the other side. */
function scaledBy({ width, height }: Dimension, scale: number): Dimension {
  return { width: Math.ceil(width * scale - HAIR), height: Math.ceil(height * scale - HAIR) };
}

const HAIR = 1e-6;

function widthOnLadder(minWidth: number): number {
  // Tolerates rounding errors, which must not select the next size.
  return IMAGE_WIDTHS.find((width) => width >= minWidth - 0.5) ?? FULL_IMAGE_SIZE;
}

function nearestShape({ width, height }: Dimension): number {
  const logRatio = Math.log(width / height);
  const distance = (shape: number): number => Math.abs(Math.log(shape) - logRatio);
  return SHAPES.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}
