/** The frames of MPEG audio, layer III (ISO/IEC 11172-3): where the last one should end. */

/** Kilobits per second by index, of MPEG 1 and of MPEG 2 and 2.5. */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
/** Hertz by index, of MPEG 1; half in MPEG 2, a quarter in 2.5. */
const FREQUENCIES = [44_100, 48_000, 32_000] as const;
const MPEG_1 = 3;
const MPEG_2 = 2;

const SYNC = 0x7ff;
const LAYER_3 = 1;
/** Of the version; its number is not used. */
const RESERVED = 1;

/** Bytes of the frame that starts there; `undefined` when none does. */
function frameLength(bytes: Buffer, at: number): number | undefined {
  if (at + 4 > bytes.length) return undefined;
  const head = bytes.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  const isFrame = head >>> 21 === SYNC && ((head >>> 17) & 3) === LAYER_3 && version !== RESERVED;
  const rate = RATES[version === MPEG_1 ? 0 : 1][(head >>> 12) & 15];
  const frequency = FREQUENCIES[(head >>> 10) & 3];
  if (!isFrame || !rate || !frequency) return undefined;
  return Math.floor(rate / (frequency * perSample(version))) + ((head >>> 9) & 1);
}

/** Frames of MPEG 1 have 1152 samples, the others 576, at a half or a quarter of the frequency. */
function perSample(version: number): number {
  if (version === MPEG_1) return 1 / 144_000;
  return (version === MPEG_2 ? 1 / 2 : 1 / 4) / 72_000;
}

/** Fewer may be a coincidence. */
const MIN_FRAMES = 10;

/**
 * Whether the file ends within a frame, as when a copy was interrupted. Tags at its end, and
 * anything else that is not a frame, are no interruption.
 */
export function endsWithinFrame(bytes: Buffer): boolean {
  let at = afterTag(bytes);
  let count = 0;
  for (let length = frameLength(bytes, at); length !== undefined; length = frameLength(bytes, at)) {
    at += length;
    count += 1;
  }
  return count > MIN_FRAMES && at > bytes.length;
}

/** Where an ID3v2 tag ends, whose size is in seven-bit bytes. */
export function afterTag(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + [...bytes.subarray(6, 10)].reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}
