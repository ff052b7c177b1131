/** Detects truncated audio, video and models: compares the file with its container's lengths. */
import type { FileHandle } from 'node:fs/promises';
import type { MediaFormat } from './media-format.ts';
import { afterTag } from './mp3-frames.ts';

export interface ContainerResult {
  readonly isComplete: boolean;
  /** Seconds, when the container has it. */
  readonly duration?: number;
}

type Check = (file: FileHandle, size: number) => Promise<ContainerResult>;

const CHECKS: Partial<Record<MediaFormat, Check>> = {
  mp4: checkIsoMedia,
  m4a: checkIsoMedia,
  wav: checkWave,
  glb: checkModel,
  ogg: checkOgg,
  mp3: checkMp3,
  webm: checkWebm,
};

/** Images are not checked here: they are decoded. */
export async function checkContainer(
  format: MediaFormat,
  file: FileHandle,
  size: number,
): Promise<ContainerResult> {
  return (await CHECKS[format]?.(file, size)) ?? { isComplete: true };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** ISO 14496-12: boxes of size and type fill the file; without the index `moov` nothing plays. */
async function checkIsoMedia(file: FileHandle, size: number): Promise<ContainerResult> {
  let index: Part | undefined;
  const fragments: Part[] = [];
  for (let position = 0; position < size;) {
    const head = await bytesAt(file, position, 16);
    const length = boxLength(head, size - position);
    if (length < 8 || position + length > size) return { isComplete: false };
    const type = head.toString('latin1', 4, 8);
    const part = { position: position + 8, length: length - 8 };
    if (type === 'moov') index = part;
    if (type === 'moof') fragments.push(part);
    position += length;
  }
  if (!index) return { isComplete: false };
  const declared = movieDuration(await bytesAt(file, index.position, 120));
  const duration = declared ?? (await durationOfFragments(file, index, fragments));
  return { isComplete: true, ...(duration === undefined ? {} : { duration }) };
}

interface Part {
  readonly position: number;
  readonly length: number;
}

/** Enough for the last fragment of each track, also when tracks alternate. */
const LAST_FRAGMENTS = 8;
/** Bytes. The index of an unfragmented video is larger, but has the duration. */
const MAX_FRAGMENT_BYTES = 1_000_000;

async function durationOfFragments(
  file: FileHandle,
  index: Part,
  fragments: readonly Part[],
): Promise<number | undefined> {
  const boxes = [index, ...fragments.slice(-LAST_FRAGMENTS)];
  if (boxes.some(({ length }) => length > MAX_FRAGMENT_BYTES)) return undefined;
  const read = boxes.map(({ position, length }) => bytesAt(file, position, length));
  const [head, ...last] = await Promise.all(read);
  return head && fragmentDuration(head, last);
}

function boxLength(head: Buffer, rest: number): number {
  if (head.length < 8) return 0;
  const length = head.readUInt32BE(0);
  if (length === 0) return rest;
  return length === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : length;
}

/** The `mvhd` box: 32-bit times in version 0, 64-bit in version 1. Streams have duration 0. */
function movieDuration(box: Buffer): number | undefined {
  if (box.length < 40 || box.toString('latin1', 4, 8) !== 'mvhd') return undefined;
  const isLong = box[8] === 1;
  const scale = box.readUInt32BE(isLong ? 28 : 20);
  const length = isLong ? Number(box.readBigUInt64BE(32)) : box.readUInt32BE(24);
  return scale > 0 && length > 0 ? length / scale : undefined;
}

/** RIFF: the size follows the first four bytes; the `fmt ` chunk's byte rate gives the duration. */
async function checkWave(file: FileHandle, size: number): Promise<ContainerResult> {
  const head = await bytesAt(file, 0, 12);
  const isComplete = head.length === 12 && head.readUInt32LE(4) + 8 <= size + 1;
  let rate = 0;
  let data = 0;
  for (let position = 12; position + 8 <= size;) {
    const chunk = await bytesAt(file, position, 24);
    const length = chunk.readUInt32LE(4);
    const name = chunk.toString('latin1', 0, 4);
    if (name === 'fmt ' && chunk.length === 24) rate = chunk.readUInt32LE(16);
    if (name === 'data') data = Math.min(length, size - position - 8);
    if (name === 'data' && position + 8 + length > size) return { isComplete: false };
    position += 8 + length + (length % 2);
  }
  return { isComplete: isComplete && data > 0, ...(rate > 0 ? { duration: data / rate } : {}) };
}

/** glTF 2.0 binary: the length follows magic and version. */
async function checkModel(file: FileHandle, size: number): Promise<ContainerResult> {
  const head = await bytesAt(file, 0, 20);
  const isComplete =
    head.length === 20 &&
    head.readUInt32LE(4) === 2 &&
    head.readUInt32LE(8) === size &&
    head.toString('latin1', 16, 20) === 'JSON';
  return { isComplete };
}

/** RFC 3533: consecutive pages up to the end; the last one has the end-of-stream flag. */
async function checkOgg(file: FileHandle, size: number): Promise<ContainerResult> {
  let isLast = false;
  for (let position = 0; position < size;) {
    const head = await bytesAt(file, position, 27 + 255);
    if (head.length < 27 || head.toString('latin1', 0, 4) !== 'OggS') return { isComplete: false };
    const segments = head[26] ?? 0;
    const body = head.subarray(27, 27 + segments).reduce((sum, length) => sum + length, 0);
    position += 27 + segments + body;
    isLast = ((head[5] ?? 0) & 4) !== 0;
    if (position > size) return { isComplete: false };
  }
  return { isComplete: isLast };
}

/**
 * An ID3 tag must be followed by audio, which must be as long as its first frame says.
 */
async function checkMp3(file: FileHandle, size: number): Promise<ContainerResult> {
  const head = await bytesAt(file, 0, 10);
  const start = afterTag(head);
  if (head.length < 10 || size <= start + 128) return { isComplete: false };
  const announced = announcedBytes(await bytesAt(file, start, 200));
  return { isComplete: announced === undefined || size - start >= announced * ALMOST };
}

/** Part of the announced bytes; programs that edit tags miscount a little. */
const ALMOST = 0.98;

/** Of a Xing or Info header, which follows the side information of the first frame. */
function announcedBytes(frame: Buffer): number | undefined {
  const at = ['Xing', 'Info'].map((name) => frame.indexOf(name)).find((index) => index > 0);
  if (at === undefined || frame.length < at + 16) return undefined;
  const flags = frame.readUInt32BE(at + 4);
  return flags & 2 ? frame.readUInt32BE(at + (flags & 1 ? 12 : 8)) : undefined;
}

/** Matroska: the segment's size, when it is known, must fit the file. */
async function checkWebm(file: FileHandle, size: number): Promise<ContainerResult> {
  const head = await bytesAt(file, 0, 256);
  const header = readVint(head, 4);
  const start = 4 + header.bytes + header.value;
  if (head.toString('hex', start, start + 4) !== '18538067') return { isComplete: false };
  const segment = readVint(head, start + 4);
  return { isComplete: segment.isUnknown || start + 4 + segment.bytes + segment.value <= size };
}

/** EBML's variable-length integer (RFC 8794 §4); all ones is "unknown". */
function readVint(head: Buffer, at: number): { value: number; bytes: number; isUnknown: boolean } {
  const first = head[at] ?? 0;
  const bytes = Math.clz32(first) - 24 + 1;
  const raw = [...head.subarray(at, at + bytes)];
  const value = raw.reduce((sum, byte, index) => {
    return sum * 256 + (index === 0 ? byte & (0xff >> bytes) : byte);
  }, 0);
  return { value, bytes, isUnknown: value === 2 ** (7 * bytes) - 1 };
}

/* Fragmented video and audio (ISO/IEC 14496-12 §8.8), as browsers and phones record it and streams
   are split: the index has duration 0, the fragments have start times and sample durations. */

interface Track {
  /** Units per second. */
  readonly scale: number;
  /** Default sample duration in units, for fragments without their own. */
  readonly sample: number;
}

const HAS_OFFSET = 0x1;
const HAS_FIRST_FLAGS = 0x4;
const HAS_DURATION = 0x100;

/**
 * Seconds; `undefined` when the fragments lack it or are malformed.
 * @param index content of the `moov` box
 * @param fragments contents of the last `moof` boxes
 */
export function fragmentDuration(index: Buffer, fragments: readonly Buffer[]): number | undefined {
  try {
    const tracks = readTracks(index);
    const ends = fragments.flatMap((fragment) =>
      within(fragment, 'traf').map((part) => endOf(part, tracks)),
    );
    const end = Math.max(0, ...ends);
    return end > 0 && Number.isFinite(end) ? end : undefined;
  } catch {
    return undefined;
  }
}

/** By track number. */
function readTracks(index: Buffer): ReadonlyMap<number, Track> {
  const defaults = within(index, 'mvex').flatMap((box) => within(box, 'trex'));
  const samples = new Map(defaults.map((box) => [box.readUInt32BE(4), box.readUInt32BE(12)]));
  const tracks = within(index, 'trak').map((track) => {
    const id = afterTimes(one(track, 'tkhd'));
    const scale = afterTimes(one(one(track, 'mdia'), 'mdhd'));
    return [id, { scale, sample: samples.get(id) ?? 0 }] as const;
  });
  return new Map(tracks);
}

/** The number after two times, which are of 64 bits in version 1 and 32 in version 0. */
const afterTimes = (box: Buffer): number => box.readUInt32BE(box[0] === 1 ? 20 : 12);

/** End of a track's fragment in seconds. */
function endOf(part: Buffer, tracks: ReadonlyMap<number, Track>): number {
  const [head, decodeTime] = [one(part, 'tfhd'), one(part, 'tfdt')];
  const track = tracks.get(head.readUInt32BE(4));
  if (!track || track.scale === 0) return 0;
  const start =
    decodeTime[0] === 1 ? Number(decodeTime.readBigUInt64BE(4)) : decodeTime.readUInt32BE(4);
  const sample = sampleDuration(head) ?? track.sample;
  const runs = within(part, 'trun').map((run) => runDuration(run, sample));
  return runs.reduce((sum, units) => sum + units, start) / track.scale;
}

function sampleDuration(head: Buffer): number | undefined {
  const flags = head.readUIntBE(1, 3);
  const at = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  return flags & 0x8 ? head.readUInt32BE(at) : undefined;
}

function runDuration(run: Buffer, sample: number): number {
  const [flags, count] = [run.readUIntBE(1, 3), run.readUInt32BE(4)];
  if (!(flags & HAS_DURATION)) return count * sample;
  const first = 8 + (flags & HAS_OFFSET ? 4 : 0) + (flags & HAS_FIRST_FLAGS ? 4 : 0);
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let units = 0;
  for (let index = 0; index < count; index += 1) units += run.readUInt32BE(first + index * step);
  return units;
}

function one(box: Buffer, type: string): Buffer {
  const [found] = within(box, type);
  if (!found) throw new Error(`There is no ${type}`);
  return found;
}

/** Contents of the consecutive child boxes of a type. */
function within(box: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= box.length;) {
    const length = box.readUInt32BE(at);
    if (length < 8) break;
    if (box.toString('latin1', at + 4, at + 8) === type)
      found.push(box.subarray(at + 8, at + length));
    at += length;
  }
  return found;
}
