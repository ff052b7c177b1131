import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Meta, Scene } from './lib/scene.ts';

const scenes = fileURLToPath(new URL('./scenes/', import.meta.url));
const media = fileURLToPath(new URL('../../content/demo/media/', import.meta.url));
const LIMIT = 250_000;

function sidecar(meta: Meta): string {
  const texts = (key: string, words: Meta['alt']): string[] => [
    `${key}:`,
    ...(['no', 'sv', 'en'] as const).map((one) => `  ${one}: ${JSON.stringify(words[one])}`),
  ];
  return [
    `id: ${meta.id}`,
    ...texts('alt_text', meta.alt),
    ...(meta.caption ? texts('description', meta.caption) : []),
    'credits:',
    '  - { type: artist, name: Vardes tegnestue }',
    'license: by',
    'license_version: "4.0"',
    `focal_point: [${meta.focal.join(', ')}]`,
    '',
  ].join('\n');
}

const wanted = process.argv.slice(2);
const names = readdirSync(scenes)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

for (const name of names) {
  const scene = (await import(`./scenes/${name}.ts`)) as Scene;
  const svg = scene.draw();
  if (svg.length > LIMIT)
    console.warn(
      `${name}.svg is ${Math.round(svg.length / 1000)} kB, over the limit of ${LIMIT / 1000} kB`,
    );
  if (svg.includes('NaN')) throw new Error(`${name}: a coordinate is not a number`);
  writeFileSync(`${media}${name}.svg`, svg);
  writeFileSync(`${media}${name}.svg.yaml`, sidecar(scene.meta));
  console.log(`${String(Math.round(svg.length / 1000)).padStart(4)} kB  ${name}.svg`);
}
