/** Sound as samples in -1..1: a list for each channel, one or two. */
export interface Sound {
  /** Samples a second. */
  readonly rate: number;
  readonly channels: readonly ArrayLike<number>[];
}

const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;
const FULL = 32_767;

/** A WAV file (RIFF, PCM, 16 bits). */
export function writeWav({ rate, channels }: Sound): Buffer {
  const frame = channels.length * BYTES_A_SAMPLE;
  const size = (channels[0]?.length ?? 0) * frame;
  const file = Buffer.alloc(HEADER_BYTES + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels.length, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * frame, 28);
  file.writeUInt16LE(frame, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  for (const [channel, samples] of channels.entries())
    for (let at = 0; at < samples.length; at += 1) {
      const held = Math.max(-1, Math.min(1, samples[at] ?? 0));
      file.writeInt16LE(Math.round(held * FULL), HEADER_BYTES + at * frame + channel * 2);
    }
  return file;
}

/** Of a file with one channel, 16 bits, whose header is the plain one. */
export function readWav(file: Buffer): { rate: number; samples: Float32Array } {
  const bytes = file.subarray(HEADER_BYTES);
  const samples = Float32Array.from(
    { length: Math.floor(bytes.length / BYTES_A_SAMPLE) },
    (_, at) => bytes.readInt16LE(at * BYTES_A_SAMPLE) / FULL,
  );
  return { rate: file.readUInt32LE(24), samples };
}
