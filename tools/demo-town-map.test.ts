/** Verifies that the demo's town map agrees with its walking routes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, LineString, Polygon, Position } from 'geojson';
import { expect, it } from 'vitest';

const demo = join(import.meta.dirname, '../content/demo');
const read = (file: string) =>
  (JSON.parse(readFileSync(join(demo, file), 'utf8')) as { features: Feature[] }).features;

const STEPS = 40;
const SOLID = new Set<unknown>(['building', 'block', 'pit']);
const solid = read('plan.geojson').flatMap(({ properties, geometry }) =>
  SOLID.has(properties?.['kind']) ? (geometry as Polygon).coordinates.slice(0, 1) : [],
);

function isInside([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  ring.forEach(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring.at(index - 1) ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Points along a line without its ends, which may be the door of a house. */
function along({ coordinates }: LineString): Position[] {
  return coordinates.slice(1).flatMap(([bx = 0, by = 0], index) => {
    const [ax = 0, ay = 0] = coordinates[index] ?? [];
    return Array.from({ length: STEPS - 1 }, (_, step) => {
      const share = (step + 1) / STEPS;
      return [ax + (bx - ax) * share, ay + (by - ay) * share];
    });
  });
}

it('the demo’s paths do not cross a house, a block or the pit', () => {
  const blocked = read('paths.geojson').filter(({ geometry }) =>
    along(geometry as LineString).some((point) => solid.some((ring) => isInside(point, ring))),
  );
  expect(blocked.map(({ properties }) => properties?.['name'] as unknown)).toEqual([]);
});
