/** Private metadata of ISO base media files (ISO/IEC 14496-12 §4.2): AVIF, MP4 and M4A. */
import { cleanedExif, cleanExif } from './exif.ts';
import { cleanXmpInPlace } from './xmp.ts';
import type { FileHandle } from 'node:fs/promises';
import type { Patch } from '#media/storage/media.store.ts';

interface Box {
  readonly type: string;
  /** `start` to `end` is the box with its header, `body` to `end` its content. */
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** Consecutive boxes in this range; ends silently at invalid data. */
function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let start = from; start + 8 <= to;) {
    const box = readHead(bytes.subarray(start, start + 16), start, to);
    if (!box) return;
    yield box;
    start = box.end;
  }
}

/** @param head sixteen bytes, or fewer at the end of the file */
function readHead(head: Buffer, start: number, to: number): Box | undefined {
  if (head.length < 8) return undefined;
  const size = head.readUInt32BE(0);
  const isLong = size === 1 && head.length === 16;
  const length = isLong ? Number(head.readBigUInt64BE(8)) : size === 0 ? to - start : size;
  const body = start + (isLong ? 16 : 8);
  const end = start + length;
  if (end < body || end > to) return undefined;
  return { type: head.toString('latin1', 4, 8), start, body, end };
}

function findBox(bytes: Buffer, within: Pick<Box, 'body' | 'end'>, type: string): Box | undefined {
  for (const box of boxesIn(bytes, within.body, within.end)) if (box.type === type) return box;
  return undefined;
}

/** Replaces a box by free space of the same size, which readers skip (ISO/IEC 14496-12 §8.1.2). */
function blankBox(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, body, end);
}

type Part = Pick<Box, 'body' | 'end'>;

/**
 * Exif and XMP items (ISO/IEC 14496-12 §8.11, ISO/IEC 23008-12 annex A), cleaned in place, and
 * thumbnails, removed: they may show what was cropped from the image.
 */
export function stripAvif(original: Buffer): Buffer {
  const bytes = Buffer.from(original);
  const file = { body: 0, end: bytes.length };
  const meta = findBox(bytes, file, 'meta');
  if (!meta) return original;
  // A full box: four bytes of version and flags precede its child boxes.
  const inner = { body: meta.body + 4, end: meta.end };
  cleanItems(bytes, inner);
  // The tracks of an animation.
  for (const box of boxesIn(bytes, file.body, file.end))
    if (['moov', 'udta', 'uuid'].includes(box.type)) clean(bytes, box);
  return bytes;
}

function cleanItems(bytes: Buffer, meta: Part): void {
  const items = itemsOf(bytes, meta);
  const places = [...itemPlaces(bytes, meta)].filter(([, parts]) => areInside(bytes, parts));
  const isApart = (id: number, parts: readonly Part[]): boolean => {
    const others = places.filter(([one]) => one !== id).flatMap(([, one]) => one);
    return areApart(parts, [...others, meta]);
  };
  for (const id of [...thumbnailIds(bytes, meta)].slice(0, MAX_THUMBNAILS)) {
    const item = items.get(id);
    const parts = places.filter(([one]) => one === id).flatMap(([, one]) => one);
    if (item && isApart(id, parts)) removeItem(bytes, item, parts);
  }
  for (const [id, parts] of places) {
    const kind = items.get(id)?.kind;
    const mayErase = isApart(id, parts) && areMediaData(bytes, parts);
    if (kind === 'Exif') cleanItem(bytes, parts, (data) => cleanExifItem(data, mayErase));
    if (kind === 'xmp') cleanItem(bytes, parts, (data) => cleanXmpInPlace(data).copy(data));
  }
}

/** In a damaged file parts may be anywhere, and together longer than the file. */
function areInside(bytes: Buffer, parts: readonly Part[]): boolean {
  const length = parts.reduce((sum, { body, end }) => sum + end - body, 0);
  return length <= bytes.length && parts.every(({ end }) => end <= bytes.length);
}

const areApart = (parts: readonly Part[], others: readonly Part[]): boolean =>
  parts.every((part) => others.every(({ body, end }) => end <= part.body || part.end <= body));

function areMediaData(bytes: Buffer, parts: readonly Part[]): boolean {
  const data = [...boxesIn(bytes, 0, bytes.length)].filter(({ type }) => type === 'mdat');
  return parts.every((part) => data.some(({ body, end }) => body <= part.body && part.end <= end));
}

/** @param mayErase a damaged block: it is nothing else of the file */
function cleanExifItem(data: Buffer, mayErase: boolean): void {
  const block = data.subarray(data.length < 4 ? data.length : 4 + data.readUInt32BE(0));
  const cleaned = cleanedExif(block);
  if (cleaned) cleaned.copy(block);
  else if (mayErase) data.fill(0);
  else cleanExif(block);
}

/** @param cleanData changes the content of all parts together */
function cleanItem(bytes: Buffer, parts: readonly Part[], cleanData: (data: Buffer) => void): void {
  const data = Buffer.concat(parts.map(({ body, end }) => bytes.subarray(body, end)));
  cleanData(data);
  let at = 0;
  for (const { body, end } of parts) {
    data.copy(bytes, body, at, at + end - body);
    at += end - body;
  }
}

/** Readers ignore items of an unknown kind. */
function removeItem(bytes: Buffer, { kindAt }: Item, parts: readonly Part[]): void {
  for (const { body, end } of parts) bytes.fill(0, body, end);
  bytes.write('free', kindAt, 'latin1');
}

/** Items that are thumbnails of others (ISO/IEC 14496-12 §8.11.12). */
function thumbnailIds(bytes: Buffer, meta: Part): Set<number> {
  const list = findBox(bytes, meta, 'iref');
  if (!list) return new Set();
  const isWide = bytes[list.body] !== 0;
  const references = [...boxesIn(bytes, list.body + 4, list.end)];
  return new Set(
    references
      .filter(({ type, body, end }) => type === 'thmb' && end - body >= 4)
      .map(({ body }) => (isWide ? bytes.readUInt32BE(body) : bytes.readUInt16BE(body))),
  );
}

interface Item {
  readonly kind: string;
  readonly kindAt: number;
}

function itemsOf(bytes: Buffer, meta: Part): Map<number, Item> {
  const items = new Map<number, Item>();
  const list = findBox(bytes, meta, 'iinf');
  if (!list) return items;
  const first = list.body + (bytes[list.body] === 0 ? 6 : 8);
  for (const entry of boxesIn(bytes, first, list.end))
    if (entry.type === 'infe' && (bytes[entry.body] ?? 0) >= 2) items.set(...itemOf(bytes, entry));
  return items;
}

function itemOf(bytes: Buffer, { body, end }: Part): [id: number, item: Item] {
  const isWide = (bytes[body] ?? 0) > 2;
  const id = isWide ? bytes.readUInt32BE(body + 4) : bytes.readUInt16BE(body + 4);
  const kindAt = body + (isWide ? 10 : 8);
  const text = bytes.toString('latin1', kindAt, end);
  const isXmp = text.startsWith('mime') && text.includes('rdf+xml');
  return [id, { kind: isXmp ? 'xmp' : text.slice(0, 4), kindAt }];
}

/** The parts of items in the file or in the `idat` box. */
function itemPlaces(bytes: Buffer, meta: Part): Map<number, readonly Part[]> {
  const list = findBox(bytes, meta, 'iloc');
  if (!list) return new Map();
  const readNumber = createNumberReader(bytes, list.body + 4);
  const version = bytes[list.body] ?? 0;
  const sizes = readNumber(2);
  const layout = {
    version,
    offset: sizes >> 12,
    length: (sizes >> 8) & 15,
    base: (sizes >> 4) & 15,
    index: version > 0 ? sizes & 15 : 0,
    beside: findBox(bytes, meta, 'idat')?.body ?? 0,
  };
  const count = Math.min(readNumber(version < 2 ? 2 : 4), MAX_ITEMS);
  const items = Array.from({ length: count }, () => itemPlace(readNumber, layout));
  return new Map(items.flatMap((item) => (item ? [item] : [])));
}

const MAX_ITEMS = 10_000;
const MAX_PARTS = 16;
const MAX_THUMBNAILS = 16;

type Layout = Readonly<
  Record<'version' | 'offset' | 'length' | 'base' | 'index' | 'beside', number>
>;

function itemPlace(
  readNumber: (size: number) => number,
  layout: Layout,
): [number, readonly Part[]] | undefined {
  const id = readNumber(layout.version < 2 ? 2 : 4);
  const method = layout.version === 0 ? 0 : readNumber(2) & 15;
  readNumber(2);
  const base = readNumber(layout.base) + (method === 1 ? layout.beside : 0);
  const parts = Array.from({ length: readNumber(2) }, () => {
    readNumber(layout.index);
    const body = base + readNumber(layout.offset);
    return { body, end: body + readNumber(layout.length) };
  });
  return method < 2 && parts.length <= MAX_PARTS ? [id, parts] : undefined;
}

/** Reads successive numbers; zeros past the end. */
function createNumberReader(bytes: Buffer, start: number): (size: number) => number {
  let at = start;
  return (size) => {
    at += size;
    if (size === 0 || at > bytes.length) return 0;
    return size > 6 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUIntBE(at - size, size);
  };
}

/** The index of a video of several hours has some megabytes. */
const MAX_INDEX_BYTES = 128_000_000;

/** Title and credits; others hold places, devices, accounts. `\u00a9` marks Apple's names. */
const RETAINED_BOXES = new Set([
  ...'cprt auth titl dscp perf name aART covr desc ldes gnre trkn disk chpl'.split(' '),
  ...'nam ART aut cpy alb day dir prd wrt com grp gen too enc swr'
    .split(' ')
    .map((name) => `\u00a9${name}`),
]);

/** Cleans the metadata beside the tracks. Media data keeps its offset. */
export async function findMp4Patches(file: FileHandle, size: number): Promise<Patch[]> {
  const patches: Patch[] = [];
  for (const box of await topBoxes(file, size)) {
    if (!['moov', 'meta', 'uuid', 'udta'].includes(box.type)) continue;
    if (box.end - box.start > MAX_INDEX_BYTES) continue;
    const before = await bytesOf(file, box);
    const after = Buffer.from(before);
    clean(after, { ...box, start: 0, body: box.body - box.start, end: after.length });
    if (!after.equals(before)) patches.push({ at: box.start, bytes: after });
  }
  return patches;
}

function clean(bytes: Buffer, box: Box): void {
  if (box.type === 'moov' || box.type === 'trak') {
    for (const inner of boxesIn(bytes, box.body, box.end))
      if (['trak', 'udta', 'meta', 'uuid'].includes(inner.type)) clean(bytes, inner);
  } else if (box.type === 'udta') cleanUserData(bytes, box);
  else blankBox(bytes, box);
}

function cleanUserData(bytes: Buffer, box: Box): void {
  for (const inner of boxesIn(bytes, box.body, box.end)) {
    if (inner.type === 'meta') cleanTags(bytes, inner);
    else if (inner.type !== 'free' && !RETAINED_BOXES.has(inner.type)) blankBox(bytes, inner);
  }
}

/** Apple's metadata list: a handler, then `ilst`. */
function cleanTags(bytes: Buffer, meta: Box): void {
  const list = findBox(bytes, { body: meta.body + 4, end: meta.end }, 'ilst');
  if (!list) return blankBox(bytes, meta);
  for (const tag of boxesIn(bytes, list.body, list.end))
    if (tag.type !== 'free' && !RETAINED_BOXES.has(tag.type)) blankBox(bytes, tag);
}

async function topBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < size;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, start);
    const box = readHead(buffer.subarray(0, bytesRead), start, size);
    if (!box) break;
    boxes.push(box);
    start = box.end;
  }
  return boxes;
}

async function bytesOf(file: FileHandle, { start, end }: Box): Promise<Buffer> {
  const { buffer } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer;
}

/** Displayed pixels of the largest track (ISO/IEC 14496-12 §8.3.2); none for audio. */
export async function readVideoSize(
  file: FileHandle,
  size: number,
): Promise<{ width: number; height: number } | undefined> {
  const index = (await topBoxes(file, size)).find(({ type }) => type === 'moov');
  if (!index || index.end - index.start > MAX_INDEX_BYTES) return undefined;
  const bytes = await bytesOf(file, index);
  const sizes = [...boxesIn(bytes, 8, bytes.length)].flatMap((track) => {
    const head = track.type === 'trak' ? findBox(bytes, track, 'tkhd') : undefined;
    return head ? [trackSize(bytes, head)] : [];
  });
  const [largest] = sizes.sort((a, b) => b.width * b.height - a.width * a.height);
  return largest && largest.width * largest.height > 0 ? largest : undefined;
}

/** The track header ends with a matrix of nine numbers, width and height, each 16.16. */
function trackSize(bytes: Buffer, { end }: Box): { width: number; height: number } {
  const width = bytes.readUInt32BE(end - 8) >>> 16;
  const height = bytes.readUInt32BE(end - 4) >>> 16;
  const isTurned = bytes.readInt32BE(end - 44) === 0 && bytes.readInt32BE(end - 40) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}
