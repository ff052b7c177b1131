/**
 * Builds what is told in the demo's articles: `node tools/art/build-narration.ts`, or some, named. Debian's eSpeak NG speaks, and the
 * times of its lines become the transcripts. Sidecars are written by hand, and say that the voice is a machine's.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureDebianProgram } from '../debian-program.ts';
import { said, writeVtt, written, type Cue, type Narration } from './lib/narration.ts';
import { toMp3 } from './lib/sound-file.ts';
import { readWav } from './lib/wav.ts';

const narration = fileURLToPath(new URL('./narration/', import.meta.url));
const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));
const VOICES = { no: 'nb', sv: 'sv', en: 'en-gb' } as const;
/** Words a minute, pitch and gap between words: a host who has time. */
const MANNER = ['-s', '148', '-p', '36', '-g', '1'];
const LEAD_S = 0.5;
const PAUSE_S = 0.75;
const KILOBITS = 56;
/** Less rumble and edge, a little warmth, and the walls of a small room. */
const ROOM = [
  'highpass=f=70',
  'equalizer=f=210:t=q:w=1:g=2.5',
  'equalizer=f=3200:t=q:w=1.2:g=-4',
  'lowpass=f=6800',
  'acompressor=threshold=0.1:ratio=2.5:attack=8:release=180',
  'aecho=0.9:0.75:19|31|47:0.14|0.1|0.07',
];

const espeak = ensureDebianProgram('espeak-ng');
if (!espeak) throw new Error('espeak-ng is missing: install it and try again');

function speak(words: string, voice: string): { rate: number; samples: Float32Array } {
  const { status, stdout } = spawnSync(String(espeak), ['-v', voice, ...MANNER, '--stdout', words]);
  if (status !== 0) throw new Error(`espeak-ng ended with ${status}`);
  return readWav(stdout);
}

function build(name: string, { spoken, lines }: Narration): void {
  const voices = lines.map((line) => speak(said(line[spoken]), VOICES[spoken]));
  const rate = voices[0]?.rate ?? 0;
  const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * rate));
  const pieces = [silence(LEAD_S)];
  let at = LEAD_S;
  const times = voices.map(({ samples }) => {
    const from = at;
    at += samples.length / rate + PAUSE_S;
    pieces.push(samples, silence(PAUSE_S));
    return { from, to: at - PAUSE_S / 2 };
  });
  const samples = Float32Array.from(pieces.flatMap((piece) => [...piece]));
  writeFileSync(`${media}${name}.mp3`, toMp3({ rate, channels: [samples] }, KILOBITS, ROOM));
  for (const language of ['no', 'sv', 'en'] as const) {
    const cues = times.map((time, index): Cue => ({
      ...time,
      text: written(lines[index]?.[language] ?? ''),
    }));
    writeFileSync(`${media}${name}.${language}.vtt`, writeVtt(cues));
  }
  console.log(`${String(Math.round(at)).padStart(4)} s  ${name}.mp3`);
}

const wanted = process.argv.slice(2);
for (const file of readdirSync(narration)) {
  const name = file.replace(/\.ts$/, '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const told = (await import(`./narration/${file}`)) as { narration: Narration };
  build(name, told.narration);
}
