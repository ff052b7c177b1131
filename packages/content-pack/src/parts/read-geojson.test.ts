import { expect, it } from 'vitest';
import { createIssueLog } from './issue-log.ts';
import { readTownMap } from './read-geojson.ts';
import { inEnglish } from './test-pack.ts';

const RING = [
  [5.3, 60.3],
  [5.31, 60.3],
  [5.31, 60.31],
  [5.3, 60.3],
];
const AREA = { type: 'Polygon', coordinates: [RING] };
const NAME = { kind: 'name', name: 'Dreggen' };
const LINE = { type: 'LineString', coordinates: RING.slice(0, 2) };

function read(properties: object | null, geometry: object | null) {
  const log = createIssueLog();
  const features = [{ type: 'Feature', properties, geometry }];
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  return { townMap: readTownMap('plan.geojson', text, log), issues: log.issues.map(inEnglish) };
}

it.each([
  [{ kind: 'green' }, AREA],
  [{ kind: 'building', name: 'Mariakirken' }, AREA],
  [{ kind: 'street', name: { no: 'Torget', en: 'The Square' } }, LINE],
  [NAME, { type: 'Point', coordinates: [5.3, 60.3] }],
])('a town map contains its feature %j', (properties, geometry) => {
  const { townMap, issues } = read(properties, geometry);
  expect(issues).toEqual([]);
  expect(townMap?.features).toEqual([{ ...properties, geometry }]);
});

it.each([
  ['no geometry', { kind: 'green' }, null],
  ['no kind', null, AREA],
  ['not one of', { kind: 'castle' }, AREA],
  ['drawn as a Polygon', { kind: 'green' }, LINE],
  ['drawn as a LineString', { kind: 'wall' }, AREA],
  ['neither a text', { kind: 'green', name: 7 }, AREA],
  ['neither a text', { kind: 'green', name: { xx: 'Park' } }, AREA],
  ['two points', { kind: 'wall' }, { ...LINE, coordinates: [RING[0]] }],
  ['ends where it starts', { kind: 'green' }, { ...AREA, coordinates: [RING.slice(0, 3)] }],
  ['in degrees', { kind: 'green' }, { ...AREA, coordinates: [[...RING, [5, 95]]] }],
  ['in degrees', { kind: 'wall' }, { ...LINE, coordinates: [RING[0], ['5', 60]] }],
  ['in degrees', NAME, { type: 'Point', coordinates: [60.3] }],
])('a feature is rejected with the message: %s', (message, properties, geometry) => {
  const { townMap, issues } = read(properties, geometry);
  expect(townMap?.features).toEqual([]);
  expect(issues).toMatchObject([{ severity: 'error', file: 'plan.geojson', line: 1 }]);
  expect(issues[0]?.message).toContain(message);
});
