import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawScene } from './lib/drawing.ts';
import type { Scene } from './lib/scene.ts';

const LIMIT_BYTES = 250_000;
const names = readdirSync(new URL('./scenes/', import.meta.url)).map((file) => file.slice(0, -3));
const inPack = (file: string): string =>
  readFileSync(new URL(`../../content/demo/media/${file}`, import.meta.url), 'utf8');

it.each(names)('draws %s as the demo pack has it', async (name) => {
  const { svg, sidecar } = drawScene((await import(`./scenes/${name}.ts`)) as Scene);
  // Not toBe, which would print the whole drawing.
  expect(svg === inPack(`${name}.svg`)).toBe(true);
  expect(inPack(`${name}.svg.yaml`)).toBe(sidecar);
});

it.each(names)('holds no broken coordinate in %s, and keeps it small', (name) => {
  const svg = inPack(`${name}.svg`);
  expect(svg).not.toContain('NaN');
  expect(svg.length).toBeLessThan(LIMIT_BYTES);
});
