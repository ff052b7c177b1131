// Cuts the shapes into vector tiles, layer by layer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import GeoJSONVT from 'geojson-vt';
import vtpbf from 'vt-pbf';
import { names } from './names.mjs';
import { places } from './places.mjs';
import { worldBorders } from './world-land.mjs';

/** First zoom of rivers, by level. */
const RIVER_ZOOM = { 1: 5, 2: 5, 3: 7 };
const SMALL_RIVER_ZOOM = 8;
/** Minimum area in square degrees of lakes shown at country level: Mjøsa and larger. */
const GREAT_LAKE = 0.05;

/** Layers in drawing order: their features, and the zooms of each feature. */
function layersOf(folder, extent) {
  const { smallScaleMaxZoom, maxZoom, box } = extent;
  const near = { from: smallScaleMaxZoom + 1, to: maxZoom };
  const far = { from: 0, to: smallScaleMaxZoom };
  const lakes = readLines(join(folder, 'water.json'));
  return [
    layer('land', readLines(join(folder, 'land-small-scale.json')), far),
    layer('land', readLines(join(folder, 'land.json')), near),
    layer(
      'water',
      lakes.filter(({ properties }) => properties.a >= GREAT_LAKE),
      far,
    ),
    layer('water', lakes, near),
    layer('lake_island', readLines(join(folder, 'lake_island.json')), near),
    layer('border', [worldBorders()], far),
    layer('border', readSegments(join(folder, 'borders.txt')), near),
    layer(
      'river',
      readSegments(join(folder, 'rivers.txt')),
      near,
      ({ level }) => RIVER_ZOOM[level] ?? SMALL_RIVER_ZOOM,
    ),
    layer('place', places(box), { from: 0, to: maxZoom }, ({ minz }) => minz),
    layer('name', names(), { from: 0, to: maxZoom }, ({ minz }) => minz),
  ];
}

function layer(name, features, zooms, firstZoom = () => 0) {
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    {
      maxZoom: zooms.to,
      indexMaxZoom: Math.min(5, zooms.to),
      indexMaxPoints: 0,
      buffer: 64,
      extent: 4096,
      tolerance: 3,
    },
  );
  return { name, index, zooms, firstZoom };
}

function readLines(path) {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Parses GMT's multi-segment text into lines with their level. */
function readSegments(path) {
  return readFileSync(path, 'utf8')
    .split(/^>/m)
    .slice(1)
    .map((segment) => {
      const [title, ...rows] = segment.trim().split('\n');
      const coordinates = rows.map((row) => row.split('\t').slice(0, 2).map(Number));
      const level = Number(/Level (\d+)/.exec(title)[1]);
      const line = coordinates.map(([lng, lat]) => [lng > 180 ? lng - 360 : lng, lat]);
      return {
        type: 'Feature',
        properties: { level },
        geometry: { type: 'LineString', coordinates: line },
      };
    });
}

/** All non-empty tiles: of the surroundings at low zooms, of the extent only at high ones. */
export function cutTiles(folder, extent) {
  const layers = layersOf(folder, extent);
  const tiles = [];
  for (let z = 0; z <= extent.maxZoom; z++) {
    for (const [x, y] of tilesAt(z, regionAt(z, extent))) {
      const content = contentOf(layers, z, x, y);
      if (Object.keys(content).length === 0) continue;
      tiles.push({ z, x, y, data: vtpbf.fromGeojsonVt(content, { version: 2, extent: 4096 }) });
    }
  }
  return tiles;
}

function contentOf(layers, z, x, y) {
  const content = {};
  for (const { name, index, zooms, firstZoom } of layers) {
    if (z < zooms.from || z > zooms.to) continue;
    const features = index
      .getTile(z, x, y)
      ?.features.filter(({ tags }) => firstZoom(tags ?? {}) <= z);
    if (features?.length) content[name] = { features };
  }
  return content;
}

function regionAt(z, { box, surroundings, surroundingsMaxZoom }) {
  return z <= surroundingsMaxZoom ? surroundings : box;
}

function* tilesAt(z, { west, south, east, north }) {
  const count = 2 ** z;
  const column = (lng) => Math.min(count - 1, Math.floor(((lng + 180) / 360) * count));
  const row = (lat) => {
    const radians = (lat * Math.PI) / 180;
    const share = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
    return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  };
  for (let x = column(west); x <= column(east); x++) {
    for (let y = row(north); y <= row(south); y++) yield [x, y];
  }
}
