// Builds ../nordic.pmtiles from public data; see README.md for the requirements.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePmtiles } from './pmtiles-writer.ts';
import { cutTiles } from './tiles.mjs';
import { worldLand } from './world-land.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const target = process.argv[2] ?? here('../nordic.pmtiles');
const extent = JSON.parse(readFileSync(here('extent.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'varde-basemap-'));

const { west, south, east, north } = extent.box;
const coast = (...what) =>
  execFileSync('gmt', ['coast', `-R${west}/${east}/${south}/${north}`, '-Df', ...what, '-M'], {
    cwd: folder,
    maxBuffer: 2 ** 30,
  });

console.log('Shorelines, rivers and borders (GMT) …');
writeFileSync(join(folder, 'shore.txt'), coast('-W'));
writeFileSync(join(folder, 'rivers.txt'), coast('-Ia'));
writeFileSync(join(folder, 'borders.txt'), coast('-N1'));
writeFileSync(join(folder, 'world-land.json'), JSON.stringify(worldLand()));
copyFileSync(here('extent.json'), join(folder, 'extent.json'));

console.log('Polygons (Shapely) …');
execFileSync('/usr/bin/python3', [here('polygons.py'), folder], { cwd: folder, stdio: 'inherit' });

console.log('Tiles …');
const tiles = cutTiles(folder, extent);
const layers = ['land', 'water', 'lake_island', 'border', 'river', 'place', 'name'];
const archive = writePmtiles(tiles, {
  minZoom: 0,
  maxZoom: extent.maxZoom,
  bounds: [west, south, east, north],
  metadata: {
    name: 'nordic',
    attribution: 'GSHHG (LGPL-3.0-or-later), GeoNames (CC BY 4.0), Natural Earth (public domain)',
    vector_layers: layers.map((id) => ({ id, fields: {}, minzoom: 0, maxzoom: extent.maxZoom })),
  },
});
writeFileSync(target, archive);
rmSync(folder, { recursive: true });
console.log(`${tiles.length} tiles, ${(archive.length / 1e6).toFixed(1)} MB: ${target}`);
