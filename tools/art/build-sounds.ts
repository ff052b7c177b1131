/** Builds the demo's sounds: `node tools/art/build-sounds.ts`. Their sidecars are written by hand. */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeWav } from './lib/wav.ts';

const sounds = fileURLToPath(new URL('./sounds/', import.meta.url));
const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));

for (const file of readdirSync(sounds)) {
  const name = file.replace(/\.ts$/, '');
  const { build } = (await import(`./sounds/${file}`)) as { build: () => number[] };
  const wav = writeWav(build());
  writeFileSync(`${media}${name}.wav`, wav);
  console.log(`${String(Math.round(wav.length / 1000)).padStart(4)} kB  ${name}.wav`);
}
