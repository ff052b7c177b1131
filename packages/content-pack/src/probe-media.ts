/** Detects the actual format of a media file, and whether the file is complete. */
import { msg, type Message } from '@varde/domain/message';
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { PackMedia } from './pack.ts';
import { checkContainer } from './parts/check-container.ts';
import { inspectTracks } from './parts/inspect-tracks.ts';
import { findDominantColor, tryDrawing, type Trial } from './parts/try-drawing.ts';
import { foreignKindIssue, FORMATS, formatOf, type MediaFormat } from './parts/media-format.ts';
import { findSvgIssues } from './parts/svg-safety.ts';

/** Pixels; decoding larger images takes more memory than a small server has. */
const MAX_PIXELS = 50_000_000;
/** Bytes of an image, which is read completely; an uncompressed 50-megapixel TIFF has 150 MB. */
const MAX_IMAGE_BYTES = 400_000_000;
/** Bytes of a drawing; larger ones embed a photograph or export a complete archive of lines. */
const MAX_SVG_BYTES = 20_000_000;

export type { MediaFormat };

interface MediaIssue {
  readonly line?: number;
  readonly message: Message;
  readonly help: Message;
}

export interface ValidMedia {
  readonly status: 'valid';
  readonly format: MediaFormat;
  readonly type: PackMedia['type'];
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Pixels in display orientation; images only. */
  readonly width?: number;
  readonly height?: number;
  /** `#rrggbb`; images only. */
  readonly dominantColor?: string;
  /** Seconds; audio and video with a known duration. */
  readonly duration?: number;
  /** What visitors may notice though the file is complete; absent when there is nothing. */
  readonly warnings?: readonly MediaIssue[];
}

export type ProbeResult =
  | ValidMedia
  | { readonly status: 'invalid'; readonly issues: readonly MediaIssue[] };

const COPY_AGAIN = msg`Copy it again from where it came from`;
const UNKNOWN_KIND: MediaIssue = {
  message: msg`The file is of no kind that packs use`,
  help: msg`Save it as one of ${Object.keys(FORMATS).join(', ')}`,
};
const invalid = (...issues: MediaIssue[]): ProbeResult => ({ status: 'invalid', issues });
const INCOMPLETE = invalid({ message: msg`The file is cut off or damaged`, help: COPY_AGAIN });

const TOO_COMPLEX = invalid({
  message: msg`The SVG takes too long to draw`,
  help: msg`Simplify it (fewer filters, patterns and copies of parts), or save it as PNG`,
});

/**
 * Never throws: a file that cannot be opened is `invalid`.
 * @param drawingLimit milliseconds that a drawing may take
 */
export async function probeMedia(path: string, drawingLimit?: number): Promise<ProbeResult> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    return await probeOpen(file, path, drawingLimit);
  } catch {
    return invalid({ message: msg`The file cannot be read`, help: msg`Check its permissions` });
  } finally {
    await file?.close();
  }
}

async function probeOpen(
  file: FileHandle,
  path: string,
  drawingLimit?: number,
): Promise<ProbeResult> {
  const { size } = await file.stat();
  if (size === 0) return invalid({ message: msg`The file is empty`, help: COPY_AGAIN });
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
  const format = formatOf(buffer.subarray(0, bytesRead));
  if (!format) {
    return invalid(foreignKindIssue(buffer.subarray(0, bytesRead)) ?? UNKNOWN_KIND);
  }
  if (FORMATS[format] === 'image') return probeImage({ path, size, format, drawingLimit });
  return probePlayable({ file, path, size, format });
}

interface PlayableFile {
  readonly file: FileHandle;
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly format: MediaFormat;
}

async function probePlayable({ file, path, size, format }: PlayableFile): Promise<ProbeResult> {
  const container = await checkContainer(format, file, size);
  if (!container.isComplete) return INCOMPLETE;
  const issues = format === 'glb' ? await modelIssues(file) : [];
  if (issues.length > 0) return invalid(...issues);
  const sha256 = await hashFile(file);
  if (format === 'glb') return valid({ format, bytes: size, sha256 });
  const { warnings, duration: played } = await inspectTracks(path, format);
  const duration = container.duration ?? played;
  const found = { format, bytes: size, sha256, ...(warnings.length > 0 && { warnings }) };
  return valid(duration === undefined ? found : { ...found, duration });
}

function valid(found: Omit<ValidMedia, 'status' | 'type'>): ValidMedia {
  return { status: 'valid', type: FORMATS[found.format], ...found };
}

async function hashFile(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(file.createReadStream({ start: 0, autoClose: false }), hash);
  return hash.digest('hex');
}

interface ImageFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly format: MediaFormat;
  readonly drawingLimit: number | undefined;
}

async function probeImage({ path, size, format, drawingLimit }: ImageFile): Promise<ProbeResult> {
  const heavy = findHeaviness(size, format);
  if (heavy) return invalid(heavy);
  const bytes = await readFile(path);
  const unsafe = format === 'svg' ? await svgIssues(bytes) : [];
  if (unsafe.length > 0) return invalid(...unsafe);
  const dimension = await readDimension(bytes);
  if (!dimension) return INCOMPLETE;
  const { width, height } = dimension;
  if (width * height > MAX_PIXELS) return tooLarge(width, height);
  const trial = format === 'svg' ? await tryDrawing(path, drawingLimit) : await decode(bytes);
  if (trial.status !== 'drawn') return trial.status === 'endless' ? TOO_COMPLEX : INCOMPLETE;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return valid({ format, bytes: size, sha256, width, height, dominantColor: trial.dominantColor });
}

async function svgIssues(bytes: Buffer): Promise<MediaIssue[]> {
  if (!isUtf8(bytes))
    return [{ message: msg`The SVG is not UTF-8`, help: msg`Save it with the encoding UTF-8` }];
  const source = bytes.toString('utf8');
  const pixels = await countEmbeddedPixels(source);
  return [...findSvgIssues(source), ...(pixels > MAX_PIXELS ? [embedsTooMuch(pixels)] : [])];
}

function embedsTooMuch(pixels: number): MediaIssue {
  const megapixels = (pixels / 1e6).toFixed(1);
  return {
    message: msg`The images in the SVG have ${megapixels} megapixels together; 50 is the maximum`,
    help: msg`Embed them smaller, or save it all as JPEG`,
  };
}

function findHeaviness(size: number, format: MediaFormat): MediaIssue | undefined {
  if (size > MAX_IMAGE_BYTES)
    return { message: msg`The image has more than 400 MB`, help: msg`Save it smaller` };
  if (format === 'svg' && size > MAX_SVG_BYTES)
    return {
      message: msg`The SVG has more than 20 MB`,
      help: msg`Save it as PNG, 3500 pixels across`,
    };
  return undefined;
}

function tooLarge(width: number, height: number): ProbeResult {
  const megapixels = ((width * height) / 1e6).toFixed(1);
  return invalid({
    message: msg`The image has ${megapixels} megapixels (${width} × ${height}); 50 is the maximum`,
    help: msg`Save it smaller: visitors are shown at most 3500 pixels across`,
  });
}

/** From the header alone, to reject a huge image before decoding. An SVG is parsed completely. */
async function readDimension(
  bytes: Buffer,
): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return autoOrient.width > 0 && autoOrient.height > 0 ? autoOrient : undefined;
  } catch {
    return undefined;
  }
}

async function decode(bytes: Buffer): Promise<Trial> {
  try {
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS });
    return { status: 'drawn', dominantColor: await findDominantColor(image) };
  } catch {
    return { status: 'broken' };
  }
}

const EMBEDDED = /data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/=\s]+)/g;

/** Total pixels of the images embedded in a drawing, by their headers: rendering decodes all. */
async function countEmbeddedPixels(svg: string): Promise<number> {
  let pixels = 0;
  for (const [, text = ''] of svg.matchAll(EMBEDDED))
    pixels += await countPixels(Buffer.from(text, 'base64'));
  return pixels;
}

async function countPixels(image: Buffer): Promise<number> {
  const size = sharp(image, { limitInputPixels: false }).metadata();
  return size.then(
    ({ width, height }) => width * height,
    () => 0,
  );
}

interface ModelIssue {
  readonly message: Message;
  readonly help: Message;
}

/** Bytes; the scene of a model that phones can render is far smaller. */
const MAX_SCENE_BYTES = 20_000_000;
const SCENE_START = 20;
/** Its decoder needs `eval`, which the site's Content-Security-Policy forbids. */
const KTX2 = 'KHR_texture_basisu';

/** @param model a complete file (check-container.ts) */
async function modelIssues(model: FileHandle): Promise<readonly ModelIssue[]> {
  const { buffer: head } = await model.read(Buffer.alloc(SCENE_START), 0, SCENE_START, 0);
  const length = Math.min(head.readUInt32LE(12), MAX_SCENE_BYTES);
  const { buffer: scene } = await model.read(Buffer.alloc(length), 0, length, SCENE_START);
  const needed = requiredOf(scene.toString('utf8'));
  if (needed === undefined) {
    return [{ message: msg`The model’s scene cannot be read`, help: msg`Export it again as GLB` }];
  }
  if (!needed.includes(KTX2)) return [];
  const message = msg`The model’s textures are KTX2, which the site cannot show`;
  return [{ message, help: msg`Export it with textures as WebP, JPEG or PNG` }];
}

/** Returns `undefined` when it is not a glTF 2.0 scene. */
function requiredOf(scene: string): readonly unknown[] | undefined {
  try {
    const { extensionsRequired }: { extensionsRequired?: unknown } = JSON.parse(scene);
    return Array.isArray(extensionsRequired) ? extensionsRequired : [];
  } catch {
    return undefined;
  }
}
