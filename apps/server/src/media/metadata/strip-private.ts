/**
 * Removes private metadata from files: places, cameras, accounts. Colour profile, orientation,
 * title and credits stay. Cleaning is idempotent, so that an export imports to the same bytes.
 */
import { open, readFile, type FileHandle } from 'node:fs/promises';
import type { MediaFormat } from '@varde/content-pack/probe-media';
import { cleanExif } from './exif.ts';
import type { Patch } from '#media/storage/media.store.ts';
import { stripAvif, findMp4Patches } from './strip-iso-media.ts';
import { stripJpeg, stripPng, stripWebp } from './strip-image.ts';

/** What to store: bytes, of images, which are read completely; or the file, perhaps with patches. */
type Cleaned = { readonly bytes: Buffer } | { readonly patches: readonly Patch[] };

type Stripper = (bytes: Buffer) => Buffer;

export const IMAGE_STRIPPERS = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  avif: stripAvif,
  tiff: stripTiff,
} as const satisfies Partial<Record<MediaFormat, Stripper>>;

/** Ogg, WebM, SVG and GLB stay unchanged: their metadata was written by their authors. */
export async function stripPrivate(path: string, format: MediaFormat): Promise<Cleaned> {
  const strippers: Partial<Record<MediaFormat, Stripper>> = IMAGE_STRIPPERS;
  const strip = strippers[format];
  if (strip) return { bytes: strip(await readFile(path)) };
  return { patches: await findPatches(path, format) };
}

const MAX_PASSES = 8;

/** Structures of a damaged file may overlap, so that cleaning one changes another. */
function stripTiff(original: Buffer): Buffer {
  let bytes = original;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const cleaned = Buffer.from(bytes);
    cleanExif(cleaned, true);
    if (cleaned.equals(bytes)) break;
    bytes = cleaned;
  }
  return bytes;
}

async function findPatches(path: string, format: MediaFormat): Promise<Patch[]> {
  if (!['mp4', 'm4a', 'mp3', 'wav'].includes(format)) return [];
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (format === 'mp3') return await findMp3Patches(file);
    return await (format === 'wav' ? findWavePatches(file, size) : findMp4Patches(file, size));
  } finally {
    await file.close();
  }
}

const ID3_HEAD_BYTES = 10;
const MAX_TAG_BYTES = 64_000_000;
/** Titles, people, rights, URLs, lyrics, cover, chapters. User-defined frames are unbounded. */
const RETAINED_FRAME = /^(?:T(?!XX)|W(?!XX)|USLT|ULT|SYLT|SLT|APIC|PIC|ETCO|MCDI|CHAP|CTOC|SEEK)/;

/** ID3v2.2-2.4: private frames become padding of the same length. */
async function findMp3Patches(file: FileHandle): Promise<Patch[]> {
  const head = await bytesAt(file, 0, ID3_HEAD_BYTES);
  if (head.length < ID3_HEAD_BYTES || head.toString('latin1', 0, 3) !== 'ID3') return [];
  const length = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  if (length === 0 || length > MAX_TAG_BYTES) return [];
  const tag = await bytesAt(file, ID3_HEAD_BYTES, length);
  const [version = 0, flags = 0] = [head[3], head[5]];
  // Tags with an extended header or unsynchronisation are not parsed.
  const frames = (flags & 0xe0) === 0 ? framesOf(tag, version) : [];
  const retained = frames.filter((frame) => RETAINED_FRAME.test(frame.toString('latin1', 0, 4)));
  const clean = Buffer.alloc(tag.length);
  Buffer.concat(retained).copy(clean);
  const headPatch = (flags & 0xe0) === 0 ? [] : [{ at: 5, bytes: Buffer.from([flags & 0x1f]) }];
  return clean.equals(tag) ? [] : [...headPatch, { at: ID3_HEAD_BYTES, bytes: clean }];
}

function framesOf(tag: Buffer, version: number): Buffer[] {
  const frames: Buffer[] = [];
  const headBytes = version === 2 ? 6 : 10;
  for (let at = 0; at + headBytes <= tag.length && tag[at] !== 0;) {
    const end = at + headBytes + frameLength(tag, at, version);
    if (end > tag.length) break;
    frames.push(tag.subarray(at, end));
    at = end;
  }
  return frames;
}

function frameLength(tag: Buffer, at: number, version: number): number {
  if (version === 2) return tag.readUIntBE(at + 3, 3);
  if (version === 3) return tag.readUInt32BE(at + 4);
  return tag.subarray(at + 4, at + 8).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

const RETAINED_CHUNK = /^(?:fmt |data|fact|cue |smpl|inst|JUNK|PAD |PEAK)$/;
const RETAINED_INFO_TAGS = new Set([
  'IART',
  'ICOP',
  'INAM',
  'ICRD',
  'ISFT',
  'IPRD',
  'IGNR',
  'JUNK',
]);

async function findWavePatches(file: FileHandle, size: number): Promise<Patch[]> {
  const patches: Patch[] = [];
  for (let at = 12; at + 8 <= size;) {
    const head = await bytesAt(file, at, 12);
    const [type, length] = [
      head.toString('latin1', 0, 4),
      Math.min(head.readUInt32LE(4), size - at - 8),
    ];
    const isNotes = type === 'LIST' && head.toString('latin1', 8, 12) === 'INFO';
    if (isNotes) patches.push(...cleanNotes(await bytesAt(file, at, 8 + length), at));
    else if (!RETAINED_CHUNK.test(type) && length <= MAX_TAG_BYTES)
      patches.push(...junk(at, length));
    at += 8 + length + (length % 2);
  }
  return patches;
}

function cleanNotes(list: Buffer, position: number): Patch[] {
  const patches: Patch[] = [];
  for (let at = 12; at + 8 <= list.length;) {
    const length = Math.min(list.readUInt32LE(at + 4), list.length - at - 8);
    if (!RETAINED_INFO_TAGS.has(list.toString('latin1', at, at + 4)))
      patches.push(...junk(position + at, length));
    at += 8 + length + (length % 2);
  }
  return patches;
}

const junk = (at: number, length: number): Patch[] => [
  { at, bytes: Buffer.from('JUNK', 'latin1') },
  { at: at + 8, bytes: Buffer.alloc(length) },
];

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
