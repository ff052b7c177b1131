/** Sound as every browser plays it: levelled by ffmpeg, and as MP3. */
import { spawnSync } from 'node:child_process';
import { ensureFfmpeg } from '../../ffmpeg.ts';
import { writeWav, type Sound } from './wav.ts';

/** As loud as speech on the radio is (EBU R 128 lets streams be louder than its -23). */
const LOUDNESS_LUFS = -18;
/** No peak above it: packing to MP3 adds a little. */
const CEILING = 0.7;

/** ffmpeg, handed a file and words about it; answers what it gave and said. */
export function runFfmpeg(words: readonly string[], input?: Buffer): { out: Buffer; said: string } {
  const ffmpeg = ensureFfmpeg();
  if (!ffmpeg) throw new Error('ffmpeg is missing: install it and try again');
  const options = { input, maxBuffer: 1_000_000_000 };
  const { status, stdout, stderr } = spawnSync(ffmpeg, ['-hide_banner', ...words], options);
  const said = stderr.toString();
  if (status !== 0) throw new Error(`ffmpeg: ${said.slice(-1000)}`);
  return { out: stdout, said };
}

/** `filters` are ffmpeg's own, laid on before it is levelled. */
export function toMp3(sound: Sound, kilobits: number, filters: readonly string[] = []): Buffer {
  const wav = writeWav(sound);
  const gain = LOUDNESS_LUFS - loudnessOf(wav, filters);
  const level = [`volume=${gain.toFixed(2)}dB`, `alimiter=limit=${CEILING}:level=0:release=80`];
  const shaped = ['-af', [...filters, ...level].join(',')];
  const packed = ['-c:a', 'libmp3lame', '-b:a', `${kilobits}k`, '-bitexact', '-f', 'mp3', 'pipe:1'];
  return runFfmpeg(['-i', 'pipe:0', ...shaped, '-map_metadata', '-1', ...packed], wav).out;
}

function loudnessOf(wav: Buffer, filters: readonly string[]): number {
  const chain = [...filters, 'ebur128'].join(',');
  const { said } = runFfmpeg(['-i', 'pipe:0', '-af', chain, '-f', 'null', '-'], wav);
  const [, last = '0'] = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(said) ?? [];
  return Number(last);
}
