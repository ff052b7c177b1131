/**
 * Which sizes exist. Whatever box a caller names, the picture comes in one of a few widths (and, cropped, one of a few
 * shapes), so that no caller can fill the disk or the processor with sizes of its own.
 */
import { FULL_IMAGE_SIZE } from '@varde/domain/constants';
import { IMAGE_WIDTHS, parseDimension, type Dimension } from '@varde/domain/media-kinds';

export type Fit = 'inside' | 'cover';

/** Width to height: square, the shapes of screens and prints both ways, and of cards in social media. */
const SHAPES = [1, 4 / 3, 3 / 2, 16 / 9, 1200 / 630, 3 / 4, 2 / 3, 9 / 16] as const;

/** The box of `dimension=WxH`; `undefined` when it is malformed or larger than any picture we give. */
export function readBox(dimension: string): Dimension | undefined {
  const box = parseDimension(dimension);
  const isPossible = box && box.width <= FULL_IMAGE_SIZE && box.height <= FULL_IMAGE_SIZE;
  return isPossible ? box : undefined;
}

/** The size to draw: at least what fits the box, at most the original (the drawing never enlarges). */
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

/** The thumbnail, twice the thumbnail and the other usual sizes fit their box exactly, upright pictures too. */
function isStandardSquare({ width, height }: Dimension): boolean {
  return width === height && IMAGE_WIDTHS.some((usual) => usual === width);
}

/** Rounded up: the drawing fits the picture into this, and a side rounded down would make the other one smaller. */
function scaledBy({ width, height }: Dimension, scale: number): Dimension {
  return { width: Math.ceil(width * scale - HAIR), height: Math.ceil(height * scale - HAIR) };
}

const HAIR = 1e-6;

function widthOnLadder(minWidth: number): number {
  // A hair's breadth of rounding must not lead to the next size.
  return IMAGE_WIDTHS.find((width) => width >= minWidth - 0.5) ?? FULL_IMAGE_SIZE;
}

function nearestShape({ width, height }: Dimension): number {
  const logRatio = Math.log(width / height);
  const distance = (shape: number): number => Math.abs(Math.log(shape) - logRatio);
  return SHAPES.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}
