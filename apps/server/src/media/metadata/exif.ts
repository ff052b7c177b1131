/**
 * Exif, a small TIFF file (TIFF 6.0 §2, Exif 3.0 §4.6), on its own or embedded in another image.
 * Cleaned in place: lengths and offsets do not change, so that TIFF images can be cleaned too.
 */
import { creditNotes, type CreditNotes } from './credit-notes.ts';
import { cleanIptcInPlace } from './iptc.ts';
import { cleanXmpInPlace } from './xmp.ts';

interface Reader {
  readonly bytes: Buffer;
  readonly u16: (at: number) => number;
  readonly u32: (at: number) => number;
  readonly putU16: (value: number, at: number) => void;
  readonly putU32: (value: number, at: number) => void;
}

/** A range of bytes. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The range is that of the value. */
interface Entry extends Range {
  readonly tag: number;
  readonly at: number;
  readonly type: number;
  readonly value: number;
}

/** Exif 3.0 §4.6. */
const TAG = {
  artist: 0x013b,
  subdirectories: 0x014a,
  xmp: 0x02bc,
  iptc: 0x83bb,
  copyright: 0x8298,
  exif: 0x8769,
  gps: 0x8825,
} as const;

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
  /** With thumbnail, paths, layers. */
  photoshopResources: 0x8649,
  photoshopLayers: 0x935c,
  rawSoftware: 0xa43a,
  dngCameraSerialNumber: 0xc62f,
  dngPrivateData: 0xc634,
} as const;
const PRIVATE = new Set<number>(Object.values(PRIVATE_TAG));
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRY_BYTES = 12;
const MAX_ENTRIES = 2_000;

/**
 * An embedded block without private data; `undefined` for one that is damaged, whose directories
 * cannot be read or overlap. It should be dropped: programs are tolerant, and would still
 * show what it says.
 */
export function cleanedExif(block: Buffer): Buffer | undefined {
  if (!isReadable(block)) return undefined;
  const once = Buffer.from(block);
  cleanExif(once);
  const twice = Buffer.from(once);
  cleanExif(twice);
  return twice.equals(once) && isReadable(once) ? once : undefined;
}

function isReadable(block: Buffer): boolean {
  const reader = open(block);
  return reader !== undefined && isReadableDirectory(reader, reader.u32(4));
}

/** @param isTiff for TIFF, whose next directory is its next page; else a thumbnail, removed */
export function cleanExif(bytes: Buffer, isTiff = false): void {
  const reader = open(bytes);
  if (!reader) return;
  const first = reader.u32(4);
  cleanDirectory(reader, first, 0);
  if (isTiff) return cleanPages(reader, first);
  const thumbnail = nextOf(reader, first);
  if (thumbnail === 0) return;
  removeImage(reader, thumbnail, []);
  putNext(reader, first, 0);
}

export function readExif(bytes: Buffer): CreditNotes {
  const reader = open(bytes);
  const entries = reader ? entriesOf(reader, reader.u32(4)) : [];
  const text = (tag: number): string | undefined => {
    const entry = entries.find((one) => one.tag === tag);
    return entry && bytes.toString('utf8', entry.from, entry.to).split('\0', 1)[0];
  };
  return creditNotes({
    creators: text(TAG.artist)?.split(';') ?? [],
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
      putU32: (value, at) => bytes.writeUInt32LE(value, at),
    };
  if (order !== 'MM\0*') return undefined;
  return {
    bytes,
    u16: (at) => bytes.readUInt16BE(at),
    u32: (at) => bytes.readUInt32BE(at),
    putU16: (value, at) => bytes.writeUInt16BE(value, at),
    putU32: (value, at) => bytes.writeUInt32BE(value, at),
  };
}

/** None of a directory that cannot be read. */
function entriesOf(reader: Reader, directory: number): Entry[] {
  return Array.from({ length: countAt(reader, directory) ?? 0 }, (_none, index) =>
    readEntry(reader, directory + 2 + index * ENTRY_BYTES),
  );
}

/** The number of entries of a directory; undefined when it cannot be read. */
function countAt({ bytes, u16 }: Reader, directory: number): number | undefined {
  if (directory < 8 || directory + 6 > bytes.length) return undefined;
  const count = u16(directory);
  const end = directory + 2 + count * ENTRY_BYTES;
  return count > MAX_ENTRIES || end + 4 > bytes.length ? undefined : count;
}

/** Whether a directory and those below it can be read. */
function isReadableDirectory(reader: Reader, directory: number, depth = 0): boolean {
  if (countAt(reader, directory) === undefined) return false;
  const below = entriesOf(reader, directory).filter(
    ({ tag }) => tag === TAG.gps || (tag === TAG.exif && depth === 0),
  );
  return depth > 1 || below.every(({ value }) => isReadableDirectory(reader, value, depth + 1));
}

function readEntry({ bytes, u16, u32 }: Reader, at: number): Entry {
  const type = u16(at + 2);
  const length = (SIZES[type] ?? 1) * u32(at + 4);
  const value = u32(at + 8);
  const from = length <= 4 ? at + 8 : value;
  const to = from + length;
  const isInside = from <= bytes.length && to <= bytes.length;
  const range = { from: isInside ? from : at + 8, to: isInside ? to : at + 8 };
  return { tag: u16(at), at, type, value, ...range };
}

const SHORT = 3;
const LONG_BYTES = 4;

/** Whole numbers of an entry, if it is there. */
function numbersOf({ u16, u32 }: Reader, entry: Entry | undefined): number[] {
  if (!entry) return [];
  const size = entry.type === SHORT ? 2 : LONG_BYTES;
  const count = Math.floor((entry.to - entry.from) / size);
  const read = entry.type === SHORT ? u16 : u32;
  return Array.from({ length: count }, (_none, index) => read(entry.from + index * size));
}

/** Where a directory names the next one; undefined for an invalid directory. */
function nextAt(reader: Reader, directory: number): number | undefined {
  const count = entriesOf(reader, directory).length;
  return count > 0 ? directory + 2 + count * ENTRY_BYTES : undefined;
}

function nextOf(reader: Reader, directory: number): number {
  const at = nextAt(reader, directory);
  return at === undefined ? 0 : reader.u32(at);
}

function putNext(reader: Reader, directory: number, next: number): void {
  const at = nextAt(reader, directory);
  if (at !== undefined) reader.putU32(next, at);
}

function cleanDirectory(reader: Reader, directory: number, depth: number): void {
  const entries = entriesOf(reader, directory);
  const { bytes } = reader;
  for (const { tag, from, to, value } of entries) {
    if (tag === TAG.exif && depth === 0) cleanDirectory(reader, value, 1);
    if (tag === TAG.xmp) cleanXmpInPlace(bytes.subarray(from, to)).copy(bytes, from);
    if (tag === TAG.iptc) cleanIptcInPlace(bytes.subarray(from, to)).copy(bytes, from);
    if (tag === TAG.gps) for (const inner of entriesOf(reader, value)) blank(reader, inner);
    if (tag === TAG.gps) blankDirectory(reader, value);
  }
  removeEntries(reader, directory, entries);
}

/** Moves retained entries up and fills the freed space with zeros. */
function removeEntries(reader: Reader, directory: number, entries: readonly Entry[]): void {
  const { bytes, putU16 } = reader;
  const retained = entries.filter((entry) => !PRIVATE.has(entry.tag) && !isEmpty(reader, entry));
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

const blank = ({ bytes }: Reader, { from, to }: Range): void => void bytes.fill(0, from, to);

function blankDirectory(reader: Reader, directory: number): void {
  const count = entriesOf(reader, directory).length;
  if (count > 0) reader.bytes.fill(0, directory, directory + 6 + count * ENTRY_BYTES);
}

/** Subdirectories that were all removed. */
const isEmpty = ({ u32 }: Reader, { tag, at }: Entry): boolean =>
  tag === TAG.subdirectories && u32(at + 4) === 0;

/** Strips, tiles, or a JPEG thumbnail (TIFF 6.0 §8, §15, §22). */
const IMAGE_DATA = [
  { from: 0x0111, lengths: 0x0117 },
  { from: 0x0144, lengths: 0x0145 },
  { from: 0x0201, lengths: 0x0202 },
] as const;
const SUBFILE = { kind: 0x00fe, reducedFlag: 1, oldKind: 0x00ff, oldReduced: 2 } as const;

function readNumbers(reader: Reader, directory: number): (tag: number) => number[] {
  const entries = entriesOf(reader, directory);
  return (tag) =>
    numbersOf(
      reader,
      entries.find((entry) => entry.tag === tag),
    );
}

function imageData(reader: Reader, directory: number): Range[] {
  const numbers = readNumbers(reader, directory);
  const end = reader.bytes.length;
  return IMAGE_DATA.flatMap(({ from: offsets, lengths: sizes }) => {
    const lengths = numbers(sizes);
    return numbers(offsets).map((from, index) => ({
      from,
      to: Math.min(end, from + (lengths[index] ?? 0)),
    }));
  }).filter(({ from, to }) => from > 0 && from < to);
}

/** Thumbnails, previews, levels of a pyramid. */
function isReduced(reader: Reader, directory: number): boolean {
  const numbers = readNumbers(reader, directory);
  const [kind = 0] = numbers(SUBFILE.kind);
  const [oldKind = 0] = numbers(SUBFILE.oldKind);
  return (kind & SUBFILE.reducedFlag) !== 0 || oldKind === SUBFILE.oldReduced;
}

/** A reduced image may show what was cropped from the image. @param retained not overwritten */
function removeImage(reader: Reader, directory: number, retained: readonly Range[]): void {
  const isShared = (range: Range): boolean =>
    retained.some(({ from, to }) => range.from < to && from < range.to);
  for (const range of imageData(reader, directory)) if (!isShared(range)) blank(reader, range);
  for (const entry of entriesOf(reader, directory)) blank(reader, entry);
  blankDirectory(reader, directory);
}

/** Directories by their pointers, from the first page on; their order in the file is arbitrary. */
function pagesFrom(reader: Reader, first: number): number[] {
  const pages = new Set<number>();
  for (let page = first; page > 0 && !pages.has(page); page = nextOf(reader, page)) {
    if (pages.size === MAX_ENTRIES) break;
    pages.add(page);
  }
  return [...pages];
}

/** Cleans all pages and subdirectories of a TIFF image; removes reduced ones. */
function cleanPages(reader: Reader, first: number): void {
  const isRemoved = (page: number): boolean => page !== first && isReduced(reader, page);
  const pages = pagesFrom(reader, first);
  const retainedPages = pages.filter((page) => !isRemoved(page));
  const images = new Set([
    ...pages,
    ...retainedPages.flatMap((page) => readNumbers(reader, page)(TAG.subdirectories)),
  ]);
  const removed = new Set([...images].filter(isRemoved));
  const retained = [...images].filter((image) => !removed.has(image));
  if (removed.size > 0) {
    const data = retained.flatMap((image) => imageData(reader, image));
    for (const image of removed) removeImage(reader, image, data);
    for (const [index, page] of retainedPages.entries()) {
      putNext(reader, page, retainedPages[index + 1] ?? 0);
      putSubdirectories(reader, page, removed);
    }
  }
  for (const image of retained) cleanDirectory(reader, image, 0);
}

function putSubdirectories(reader: Reader, page: number, removed: ReadonlySet<number>): void {
  const entry = entriesOf(reader, page).find(({ tag }) => tag === TAG.subdirectories);
  if (!entry) return;
  const left = numbersOf(reader, entry).filter((directory) => !removed.has(directory));
  blank(reader, entry);
  // A single one takes the place of the pointer to several.
  const at = left.length === 1 ? entry.at + 8 : entry.from;
  for (const [index, directory] of left.entries())
    reader.putU32(directory, at + index * LONG_BYTES);
  reader.putU32(left.length, entry.at + 4);
}
