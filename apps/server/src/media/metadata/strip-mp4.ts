/** MP4 and M4A: cleans the metadata beside the tracks. Media data keeps its offset. */
import type { FileHandle } from 'node:fs/promises';
import { blankBox, boxesIn, findBox, readHead, type Box } from './iso-boxes.ts';
import type { Patch } from './patch.ts';

/** The index of a video of several hours has some megabytes. */
const MAX_INDEX_BYTES = 128_000_000;

/** Title and credits; others hold places, devices, accounts. `\u00a9` marks Apple's names. */
const RETAINED_BOXES = new Set([
  ...'cprt auth titl dscp perf name aART covr desc ldes gnre trkn disk chpl'.split(' '),
  ...'nam ART aut cpy alb day dir prd wrt com grp gen too enc swr'
    .split(' ')
    .map((name) => `\u00a9${name}`),
]);

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
