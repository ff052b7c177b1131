/** Builds the demo's sounds: `node tools/art/build-sounds.ts`, or some, named. Their sidecars are written by hand. */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toMp3 } from './lib/sound-file.ts';
import { writeWav, type Sound } from './lib/wav.ts';

const sounds = fileURLToPath(new URL('./sounds/', import.meta.url));
const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));
const KILOBITS = 112;
const wanted = process.argv.slice(2);

for (const file of readdirSync(sounds)) {
  const name = file.replace(/\.ts$/, '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { build, ending = 'mp3' } = (await import(`./sounds/${file}`)) as {
    build: () => Sound;
    ending?: 'mp3' | 'wav';
  };
  const sound = build();
  const bytes = ending === 'wav' ? writeWav(sound) : toMp3(sound, KILOBITS);
  writeFileSync(`${media}${name}.${ending}`, bytes);
  console.log(`${String(Math.round(bytes.length / 1000)).padStart(4)} kB  ${name}.${ending}`);
}
