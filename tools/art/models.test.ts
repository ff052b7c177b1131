import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { validateBytes } from 'gltf-validator';
import { writeGlb, type Part } from './lib/glb.ts';

const LIMIT_BYTES = 1_500_000;
const names = readdirSync(new URL('./models/', import.meta.url)).map((file) => file.slice(0, -3));
const inPack = (name: string): Buffer =>
  readFileSync(new URL(`../../content/demo/media/${name}.glb`, import.meta.url));

it.each(names)('writes %s as the demo pack has it', async (name) => {
  const { build } = (await import(`./models/${name}.ts`)) as { build: () => Part[] };
  expect(Buffer.from(await writeGlb(name, build())).equals(inPack(name))).toBe(true);
});

it.each(names)('holds nothing in %s that the glTF validator finds fault with', async (name) => {
  const glb = inPack(name);
  expect(glb.length).toBeLessThan(LIMIT_BYTES);
  const { issues } = await validateBytes(new Uint8Array(glb));
  expect(issues.messages).toEqual([]);
});
