// Natural Earth at 1:50 million, from the world-atlas package, as GeoJSON.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';

const require = createRequire(import.meta.url);
const readAtlas = (name) =>
  JSON.parse(readFileSync(require.resolve(`world-atlas/${name}`), 'utf8'));

export function worldLand() {
  const atlas = readAtlas('land-50m.json');
  return feature(atlas, atlas.objects.land).features[0];
}

/** Borders between two countries. */
export function worldBorders() {
  const atlas = readAtlas('countries-50m.json');
  const geometry = mesh(atlas, atlas.objects.countries, (a, b) => a !== b);
  return { type: 'Feature', properties: { level: 1 }, geometry };
}
