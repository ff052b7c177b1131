/**
 * Builds the demo's films from its scenes and sounds: `node tools/art/build-films.ts`, or some, named. With `--sheet FILE` it draws
 * a frame for every two seconds of one film onto one picture instead. Their sidecars and captions are written by hand.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { ensureFfmpeg } from '../ffmpeg.ts';
import { drawFrame, FRAME, type Stage } from './lib/film-frame.ts';
import { takeApart } from './lib/film-layers.ts';
import { lengthOf, type Film } from './lib/film.ts';
import { letter, readMark } from './lib/lettering.ts';
import type { Scene } from './lib/scene.ts';

const films = fileURLToPath(new URL('./films/', import.meta.url));
const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));
/** When the still that stands for the film is taken: the title is up. */
const POSTER_S = 3;
const SOUND_FADE_S = 2;
/** Frames that are drawn beside each other. */
const AT_ONCE = 4;

async function setUp(film: Film): Promise<Stage> {
  const sheets = film.shots.map(async ({ scene }, index) => {
    const { draw } = (await import(`./scenes/${scene}.ts`)) as Scene;
    return takeApart(draw(), `s${index}`);
  });
  return {
    film,
    sheets: await Promise.all(sheets),
    letters: await Promise.all(film.cards.map(letter)),
    mark: readMark(),
  };
}

const render = (stage: Stage, seconds: number): Sharp =>
  sharp(Buffer.from(drawFrame(stage, seconds)), { unlimited: true }).flatten();

async function drawSheet(stage: Stage, target: string): Promise<void> {
  const [width, height, across] = [480, 270, 4];
  const count = Math.ceil(lengthOf(stage.film.shots) / 2);
  const frames = Array.from({ length: count }, async (_, index) => ({
    input: await render(stage, index * 2 + 0.9)
      .resize(width, height)
      .png()
      .toBuffer(),
    left: (index % across) * width,
    top: Math.floor(index / across) * height,
  }));
  const size = { width: width * across, height: height * Math.ceil(count / across) };
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(await Promise.all(frames))
    .png()
    .toFile(target);
}

function ffmpegWords({ shots, sounds }: Film, target: string): string[] {
  const size = `${FRAME.width}x${FRAME.height}`;
  const laid = sounds.map(({ from, to, loud }, index) => {
    const fades = `afade=t=in:d=${SOUND_FADE_S},afade=t=out:st=${to - from - SOUND_FADE_S}:d=${SOUND_FADE_S}`;
    return `[${index + 1}:a]atrim=0:${to - from},${fades},volume=${loud},adelay=${from * 1000}:all=1[a${index}]`;
  });
  const mixed = `${sounds.map((_, index) => `[a${index}]`).join('')}amix=inputs=${sounds.length}:normalize=0,alimiter=limit=0.7:level=0[sound]`;
  return [
    ['-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size],
    ['-r', String(FRAME.rate), '-i', 'pipe:0'],
    ...sounds.map(({ file }) => ['-i', `${media}${file}`]),
    ['-filter_complex', [...laid, mixed].join(';'), '-map', '0:v', '-map', '[sound]'],
    [
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-preset',
      'slow',
      '-crf',
      '23',
      '-pix_fmt',
      'yuv420p',
    ],
    [
      '-c:a',
      'aac',
      '-b:a',
      '112k',
      '-ar',
      '44100',
      '-t',
      String(lengthOf(shots)),
      '-map_metadata',
      '-1',
    ],
    ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ['-movflags', '+faststart', '-f', 'mp4', target],
  ].flat();
}

async function build(name: string, stage: Stage): Promise<void> {
  const target = `${media}${name}.mp4`;
  // Put in its place when it is whole.
  const part = `${target}.part`;
  const ffmpeg = ensureFfmpeg();
  if (!ffmpeg) throw new Error('ffmpeg is missing: install it and try again');
  const encoder = spawn(ffmpeg, ffmpegWords(stage.film, part), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  const count = Math.round(lengthOf(stage.film.shots) * FRAME.rate);
  for (let frame = 0; frame < count; frame += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - frame) }, (_, index) =>
      render(stage, (frame + index) / FRAME.rate)
        .raw()
        .toBuffer(),
    );
    if (!encoder.stdin.write(Buffer.concat(await Promise.all(some))))
      await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [status] = (await ended) as [number];
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
  renameSync(part, target);
  await render(stage, POSTER_S).webp({ quality: 84 }).toFile(`${media}${name}.webp`);
  console.log(`${String(Math.round(statSync(target).size / 1000)).padStart(4)} kB  ${name}.mp4`);
}

const [first, sheet, ...rest] = process.argv.slice(2);
const isSheet = first === '--sheet';
const wanted = isSheet ? rest : process.argv.slice(2);
for (const file of readdirSync(films)) {
  const name = file.replace(/\.ts$/, '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { film } = (await import(`./films/${file}`)) as { film: Film };
  const stage = await setUp(film);
  if (isSheet && sheet) await drawSheet(stage, sheet);
  else await build(name, stage);
}
