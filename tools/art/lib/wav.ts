/** Samples a second: enough for surf and birds. */
export const RATE = 11_025;

const HEADER_BYTES = 44;
const BYTES_A_SAMPLE = 2;
const FULL = 32_767;

/** A WAV file (RIFF, PCM, mono, 16 bits) of samples in -1..1. */
export function writeWav(samples: readonly number[]): Buffer {
  const size = samples.length * BYTES_A_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * BYTES_A_SAMPLE, 28);
  file.writeUInt16LE(BYTES_A_SAMPLE, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  samples.forEach((one, at) => {
    const held = Math.max(-1, Math.min(1, one));
    file.writeInt16LE(Math.round(held * FULL), HEADER_BYTES + at * BYTES_A_SAMPLE);
  });
  return file;
}
