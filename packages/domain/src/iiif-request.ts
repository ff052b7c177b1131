/**
 * Parses URLs of IIIF Image API 3.0 §4 strictly and independently of the image: malformed requests,
 * and those larger than any image we serve, are rejected before any lookup. `iiif-plan.ts` resolves
 * a request for an image.
 */
import { FULL_IMAGE_SIZE } from './constants.ts';

/** JPEG and PNG are level 2; the others are extra. */
export const IIIF_FORMATS = ['jpg', 'png', 'webp', 'avif'] as const;
export const IIIF_QUALITIES = ['default', 'color', 'gray', 'bitonal'] as const;
type IiifFormat = (typeof IIIF_FORMATS)[number];
type IiifQuality = (typeof IIIF_QUALITIES)[number];

export type IiifRegion =
  | { readonly kind: 'full' | 'square' }
  | {
      readonly kind: 'pixels' | 'percent';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    };

/** `mayGrow` is the leading `^`. */
export type IiifSize = { readonly mayGrow: boolean } & (
  | { readonly kind: 'max' }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'width'; readonly width: number }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'exact' | 'within'; readonly width: number; readonly height: number }
);

/** Degrees clockwise; mirrored first. */
export interface IiifRotation {
  readonly degrees: 0 | 90 | 180 | 270;
  readonly isMirrored: boolean;
}

export interface IiifRequest {
  readonly region: IiifRegion;
  readonly size: IiifSize;
  readonly rotation: IiifRotation;
  readonly quality: IiifQuality;
  readonly format: IiifFormat;
}

type IiifPart = 'region' | 'size' | 'rotation' | 'quality' | 'format';

export interface IiifError {
  /** The invalid segment. */
  readonly invalidPart: IiifPart;
  readonly detail: string;
  /** A valid request that this service does not implement (501, IIIF Image API 3.0 §4.2). */
  readonly isUnsupported?: true;
}

export type IiifPath =
  | { readonly kind: 'base' | 'info'; readonly identifier: string }
  | { readonly kind: 'image'; readonly identifier: string; readonly request: IiifRequest }
  | ({ readonly kind: 'invalid' } & IiifError)
  /** Not a URL of the API. */
  | { readonly kind: 'none' };

const NUMBER = String.raw`(\d{1,8}(?:\.\d{1,12})?|\.\d{1,12})`;
const PIXELS = String.raw`(\d{1,8})`;
const REGION_PIXELS = new RegExp(`^${[PIXELS, PIXELS, PIXELS, PIXELS].join(',')}$`);
const REGION_PERCENT = new RegExp(`^pct:${[NUMBER, NUMBER, NUMBER, NUMBER].join(',')}$`);
const SIZE_PERCENT = new RegExp(`^pct:${NUMBER}$`);
const SIZE_PIXELS = /^(!?)(\d{0,8}),(\d{0,8})$/;
const ROTATION = new RegExp(`^(!?)${NUMBER}$`);
const RIGHT_ANGLES = [0, 90, 180, 270] as const;

/** Short forms of a path without an image request. */
const SHORT_FORMS: ReadonlyMap<string, 'base' | 'info'> = new Map([
  ['', 'base'],
  ['info.json', 'info'],
]);

/**
 * @param path the part after the prefix, percent-encoded:
 * `{identifier}/{region}/{size}/{rotation}/{quality}.{format}`
 */
export function readIiifPath(path: string): IiifPath {
  const [identifier, ...rest] = decodeSegments(path) ?? [];
  if (identifier === undefined) return { kind: 'none' };
  const [region, size, rotation, last, ...more] = rest;
  if (region === undefined || size === undefined || rotation === undefined || last === undefined) {
    const kind = SHORT_FORMS.get(rest.join('/'));
    return kind ? { kind, identifier } : { kind: 'none' };
  }
  if (more.length > 0) return { kind: 'none' };
  const request = readIiifRequest(region, size, rotation, last);
  return 'invalidPart' in request
    ? { kind: 'invalid', ...request }
    : { kind: 'image', identifier, request };
}

/** Only the identifier must be encoded (IIIF Image API 3.0 §9); clients encode `^` and `,` too. */
function decodeSegments(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

export function readIiifRequest(
  regionText: string,
  sizeText: string,
  rotationText: string,
  lastPart: string,
): IiifRequest | IiifError {
  const region = readRegion(regionText);
  if (!region)
    return {
      invalidPart: 'region',
      detail: 'must be full, square, x,y,w,h or pct:x,y,w,h, not empty',
    };
  const size = readSize(sizeText);
  if (!size)
    return {
      invalidPart: 'size',
      detail: `must be max, w, or ,h or w,h or !w,h of 1 to ${FULL_IMAGE_SIZE} pixels, or pct:n`,
    };
  const rotation = readRotation(rotationText);
  if (!rotation)
    return { invalidPart: 'rotation', detail: 'must be 0, 90, 180 or 270, optionally after !' };
  const look = readLook(lastPart);
  return 'invalidPart' in look ? look : { region, size, rotation, ...look };
}

function readRegion(text: string): IiifRegion | undefined {
  if (text === 'full' || text === 'square') return { kind: text };
  const percent = REGION_PERCENT.exec(text);
  const [, x, y, width, height] = (percent ?? REGION_PIXELS.exec(text) ?? []).map(Number);
  if (x === undefined || y === undefined || !width || !height) return undefined;
  return { kind: percent ? 'percent' : 'pixels', x, y, width, height };
}

function readSize(text: string): IiifSize | undefined {
  const mayGrow = text.startsWith('^');
  const rest = mayGrow ? text.slice(1) : text;
  if (rest === 'max') return { kind: 'max', mayGrow };
  const [, share] = SIZE_PERCENT.exec(rest) ?? [];
  if (share !== undefined) return Number(share) > 0 ? percentSize(share, mayGrow) : undefined;
  const [, within, width, height] = SIZE_PIXELS.exec(rest) ?? [];
  if (width === undefined || height === undefined) return undefined;
  return within === '!' ? boxSize(width, height, mayGrow) : pixelSize(width, height, mayGrow);
}

function percentSize(share: string, mayGrow: boolean): IiifSize {
  return { kind: 'percent', percent: Number(share), mayGrow };
}

/**
 * A box larger than the limit is valid: the image inside is as large as possible (IIIF Image API
 * 3.0 §4.2).
 */
function boxSize(wide: string, high: string, mayGrow: boolean): IiifSize | undefined {
  const [width, height] = [Number(wide), Number(high)];
  return width > 0 && height > 0 ? { kind: 'within', width, height, mayGrow } : undefined;
}

function pixelSize(wide: string, high: string, mayGrow: boolean): IiifSize | undefined {
  const [width, height] = [Number(wide), Number(high)];
  if (width > FULL_IMAGE_SIZE || height > FULL_IMAGE_SIZE) return undefined;
  if (high === '') return width > 0 ? { kind: 'width', width, mayGrow } : undefined;
  if (wide === '') return height > 0 ? { kind: 'height', height, mayGrow } : undefined;
  return width > 0 && height > 0 ? { kind: 'exact', width, height, mayGrow } : undefined;
}

function readRotation(text: string): IiifRotation | undefined {
  const [, mirror, turn] = ROTATION.exec(text) ?? [];
  if (turn === undefined || Number(turn) > 360) return undefined;
  const degrees = RIGHT_ANGLES.find((angle) => angle === Number(turn) % 360);
  return degrees === undefined ? undefined : { degrees, isMirrored: mirror === '!' };
}

function readLook(text: string): Pick<IiifRequest, 'quality' | 'format'> | IiifError {
  const dot = text.indexOf('.');
  const quality = IIIF_QUALITIES.find((one) => one === text.slice(0, Math.max(dot, 0)));
  if (!quality)
    return { invalidPart: 'quality', detail: `must be one of ${IIIF_QUALITIES.join(', ')}` };
  const format = IIIF_FORMATS.find((one) => one === text.slice(dot + 1));
  if (!format)
    return { invalidPart: 'format', detail: `must be one of ${IIIF_FORMATS.join(', ')}` };
  return { quality, format };
}
