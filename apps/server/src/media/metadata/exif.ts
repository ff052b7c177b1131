/**
 * Exif, a small TIFF file (TIFF 6.0 §2, Exif 3.0 §4.6), on its own or embedded in another image.
 * Cleaned in place: lengths and offsets do not change, so that TIFF images can be cleaned too.
 */
import { creditNotes, type CreditNotes } from './credit-notes.ts';
import { cleanXmpInPlace } from './xmp.ts';

interface Reader {
  readonly bytes: Buffer;
  readonly u16: (at: number) => number;
  readonly u32: (at: number) => number;
  readonly putU16: (value: number, at: number) => void;
}

interface Entry {
  readonly tag: number;
  readonly at: number;
  /** Range of the value. */
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** Exif 3.0 §4.6. */
const TAG = { artist: 0x013b, xmp: 0x02bc, copyright: 0x8298, exif: 0x8769, gps: 0x8825 } as const;

/** Tags with places, serial numbers, owners, vendor or user notes; xp: Windows', dng: Adobe's. */
const PRIVATE_TAG = {
  hostComputer: 0x013c,
  gps: TAG.gps,
  makerNote: 0x927c,
  userComment: 0x9286,
  xpComment: 0x9c9c,
  xpKeywords: 0x9c9e,
  xpSubject: 0x9c9f,
  imageUniqueId: 0xa420,
  cameraOwnerName: 0xa430,
  bodySerialNumber: 0xa431,
  lensSerialNumber: 0xa435,
  imageEditor: 0xa438,
  rawSoftware: 0xa43a,
  dngCameraSerialNumber: 0xc62f,
  dngPrivateData: 0xc634,
} as const;
const PRIVATE = new Set<number>(Object.values(PRIVATE_TAG));
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRY_BYTES = 12;
const MAX_ENTRIES = 2_000;

/** @param isTiff for TIFF, whose next directory is its next page; else a thumbnail, removed */
export function cleanExif(bytes: Buffer, isTiff = false): void {
  const reader = open(bytes);
  if (!reader) return;
  const first = reader.u32(4);
  let directory = first;
  for (let page = 0; page < MAX_ENTRIES && directory > 0; page += 1) {
    const next = cleanDirectory(reader, directory, 0);
    directory = isTiff && next > directory ? next : 0;
    if (!isTiff && next > 0) removeThumbnail(reader, first, next);
  }
}

export function readExif(bytes: Buffer): CreditNotes {
  const reader = open(bytes);
  const entries = reader ? entriesOf(reader, reader.u32(4)) : [];
  const text = (tag: number): string | undefined => {
    const entry = entries.find((one) => one.tag === tag);
    return entry && bytes.toString('utf8', entry.from, entry.to).replace(/\0.*$/s, '');
  };
  return creditNotes({
    creators: text(TAG.artist)?.split(/\s*;\s*/) ?? [],
    copyright: text(TAG.copyright),
  });
}

function open(bytes: Buffer): Reader | undefined {
  if (bytes.length < 14) return undefined;
  const order = bytes.toString('latin1', 0, 4);
  if (order === 'II*\0')
    return {
      bytes,
      u16: (at) => bytes.readUInt16LE(at),
      u32: (at) => bytes.readUInt32LE(at),
      putU16: (value, at) => bytes.writeUInt16LE(value, at),
    };
  if (order !== 'MM\0*') return undefined;
  return {
    bytes,
    u16: (at) => bytes.readUInt16BE(at),
    u32: (at) => bytes.readUInt32BE(at),
    putU16: (value, at) => bytes.writeUInt16BE(value, at),
  };
}

function entriesOf(reader: Reader, directory: number): Entry[] {
  const { bytes, u16 } = reader;
  if (directory < 8 || directory + 6 > bytes.length) return [];
  const count = u16(directory);
  const end = directory + 2 + count * ENTRY_BYTES;
  if (count > MAX_ENTRIES || end + 4 > bytes.length) return [];
  return Array.from({ length: count }, (_none, index) =>
    readEntry(reader, directory + 2 + index * ENTRY_BYTES),
  );
}

function readEntry({ bytes, u16, u32 }: Reader, at: number): Entry {
  const length = (SIZES[u16(at + 2)] ?? 1) * u32(at + 4);
  const value = u32(at + 8);
  const from = length <= 4 ? at + 8 : value;
  const to = from + length;
  const isInside = from <= bytes.length && to <= bytes.length;
  return { tag: u16(at), at, value, from: isInside ? from : at + 8, to: isInside ? to : at + 8 };
}

/** @returns offset of the next directory */
function cleanDirectory(reader: Reader, directory: number, depth: number): number {
  const entries = entriesOf(reader, directory);
  if (entries.length === 0) return 0;
  const { bytes } = reader;
  for (const { tag, from, to, value } of entries) {
    if (tag === TAG.exif && depth === 0) cleanDirectory(reader, value, 1);
    if (tag === TAG.xmp) cleanXmpInPlace(bytes.subarray(from, to)).copy(bytes, from);
    if (tag === TAG.gps) for (const inner of entriesOf(reader, value)) blank(reader, inner);
    if (tag === TAG.gps) blankDirectory(reader, value);
  }
  const next = reader.u32(directory + 2 + entries.length * ENTRY_BYTES);
  removeEntries(reader, directory, entries);
  return next;
}

/** Moves retained entries up and fills the freed space with zeros. */
function removeEntries(reader: Reader, directory: number, entries: readonly Entry[]): void {
  const { bytes, putU16 } = reader;
  const retained = entries.filter(({ tag }) => !PRIVATE.has(tag));
  if (retained.length === entries.length) return;
  for (const entry of entries) if (!retained.includes(entry)) blank(reader, entry);
  const end = directory + 2 + entries.length * ENTRY_BYTES;
  const lines = [
    ...retained.map(({ at }) => bytes.subarray(at, at + ENTRY_BYTES)),
    bytes.subarray(end, end + 4),
  ];
  const packed = Buffer.concat(lines);
  bytes.fill(0, directory + 2, end + 4);
  packed.copy(bytes, directory + 2);
  putU16(retained.length, directory);
}

const blank = ({ bytes }: Reader, { from, to }: Entry): void => void bytes.fill(0, from, to);

function blankDirectory(reader: Reader, directory: number): void {
  const count = entriesOf(reader, directory).length;
  if (count > 0) reader.bytes.fill(0, directory, directory + 6 + count * ENTRY_BYTES);
}

const THUMBNAIL = { from: 0x0201, length: 0x0202 } as const;

/** A thumbnail may show what was cropped from the image. */
function removeThumbnail(reader: Reader, first: number, directory: number): void {
  const { bytes } = reader;
  const entries = entriesOf(reader, directory);
  const value = (tag: number): number => entries.find((entry) => entry.tag === tag)?.value ?? 0;
  const from = value(THUMBNAIL.from);
  const to = Math.min(bytes.length, from + value(THUMBNAIL.length));
  if (from > 0 && from < to) bytes.fill(0, from, to);
  for (const entry of entries) blank(reader, entry);
  blankDirectory(reader, directory);
  const pointer = first + 2 + reader.u16(first) * ENTRY_BYTES;
  bytes.fill(0, pointer, pointer + 4);
}
