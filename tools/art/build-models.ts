/**
 * Builds the demo's 3D models and their posters: `node tools/art/build-models.ts`, or of some, named. Their sidecars are written by
 * hand. The stave church has a drawn scene for its poster.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeGlb, type Part } from './lib/glb.ts';
import { modelPictures } from './lib/model-pictures.ts';
import { drawStill } from './lib/model-still.ts';

const models = fileURLToPath(new URL('./models/', import.meta.url));
const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));
const wanted = process.argv.slice(2);
const [WIDTH, HEIGHT] = [1600, 1000];
/** Drawn so many times too large, for soft edges. */
const FINER = 2;

for (const file of readdirSync(models)) {
  const name = file.replace(/\.ts$/, '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { build } = (await import(`./models/${file}`)) as { build: () => Part[] };
  const parts = build();
  const glb = await writeGlb(name, parts);
  writeFileSync(`${media}${name}.glb`, glb);
  console.log(`${String(Math.round(glb.length / 1000)).padStart(4)} kB  ${name}.glb`);
  await writePoster(name, parts);
}

async function writePoster(name: string, parts: readonly Part[]): Promise<void> {
  const stand = modelPictures[name];
  if (!stand) return;
  const [width, height] = [WIDTH * FINER, HEIGHT * FINER];
  const points = drawStill(parts, { ...stand, width, height });
  const { size } = await sharp(points, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT)
    .webp({ quality: 84 })
    .toFile(`${media}${name}.webp`);
  console.log(`${String(Math.round(size / 1000)).padStart(4)} kB  ${name}.webp`);
}
