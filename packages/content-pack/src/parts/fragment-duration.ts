/**
 * Duration of fragmented video and audio, as browsers and phones record it and streams are split:
 * the index has duration 0, the fragments have start times and sample durations (ISO/IEC 14496-12
 * §8.8).
 */

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
  const [head, begin] = [one(part, 'tfhd'), one(part, 'tfdt')];
  const track = tracks.get(head.readUInt32BE(4));
  if (!track || track.scale === 0) return 0;
  const start = begin[0] === 1 ? Number(begin.readBigUInt64BE(4)) : begin.readUInt32BE(4);
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
