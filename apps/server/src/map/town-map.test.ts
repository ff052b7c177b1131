import { expect, it } from 'vitest';
import { apiPackForAll, openApiPack } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';

const TOWN_MAP_URL = '/basemap/plan.geojson';
const square = (at: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [at, 60.3],
      [at + 1, 60.3],
      [at + 1, 60.4],
      [at, 60.3],
    ],
  ],
});
const feature = (properties: object, geometry: object) => ({
  type: 'Feature',
  properties,
  geometry,
});
const TOWN_MAP = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    feature({ kind: 'building', name: { no: 'Kirken', en: 'The Church' } }, square(5)),
    feature({ kind: 'green', name: 'Parken' }, square(6)),
  ],
});

describeWithDatabase('the town map of a pack', (open) => {
  const drawn = apiPackForAll(open, () => ({ files: { 'plan.geojson': TOWN_MAP } }));

  it('is served as GeoJSON with names by language', async () => {
    const { statusCode, headers, payload } = await drawn.get(TOWN_MAP_URL);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('application/geo+json');
    expect(JSON.parse(payload)).toEqual({
      type: 'FeatureCollection',
      features: [
        feature({ kind: 'building', no: 'Kirken', en: 'The Church' }, square(5)),
        feature({ kind: 'green', name: 'Parken' }, square(6)),
      ],
    });
  });

  it('is readable from other origins and revalidates with 304', async () => {
    const { headers } = await drawn.get(TOWN_MAP_URL);
    expect(headers['access-control-allow-origin']).toBe('*');
    const again = await drawn.get(TOWN_MAP_URL, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('is empty without a town map in the pack', async () => {
    const { statusCode, payload } = await (await openApiPack(open)).get(TOWN_MAP_URL);
    expect([statusCode, JSON.parse(payload)]).toEqual([
      200,
      { type: 'FeatureCollection', features: [] },
    ]);
  });
});
