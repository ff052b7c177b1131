/** Builds the demo's 3D models: `node tools/art/build-models.ts`. Their sidecars are written by hand. */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeGlb, type Part } from './lib/glb.ts';

const models = fileURLToPath(new URL('./models/', import.meta.url));
const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));

for (const file of readdirSync(models)) {
  const name = file.replace(/\.ts$/, '');
  const { build } = (await import(`./models/${file}`)) as { build: () => Part[] };
  const glb = await writeGlb(name, build());
  writeFileSync(`${media}${name}.glb`, glb);
  console.log(`${String(Math.round(glb.length / 1000)).padStart(4)} kB  ${name}.glb`);
}
