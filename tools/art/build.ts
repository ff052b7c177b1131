/** Draws the demo's pictures: `node tools/art/build.ts`, or some, named. */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawScene } from './lib/drawing.ts';
import type { Scene } from './lib/scene.ts';

const scenes = fileURLToPath(new URL('./scenes/', import.meta.url));
const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));

const wanted = process.argv.slice(2);
const names = readdirSync(scenes)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

for (const name of names) {
  const { svg, sidecar } = drawScene((await import(`./scenes/${name}.ts`)) as Scene);
  writeFileSync(`${media}${name}.svg`, svg);
  writeFileSync(`${media}${name}.svg.yaml`, sidecar);
  console.log(`${String(Math.round(svg.length / 1000)).padStart(4)} kB  ${name}.svg`);
}
