import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importApiPack, openApiPack, type ApiServer } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { mockServerForAll, recorded } from '#test/mock-server.ts';
import { ROUTING_FORMATS, type RoutingFormat } from '#config/external-settings.ts';

/** The ends of the recorded route. */
const ENDS = 'places=59.91,10.738;59.9108,10.7395';

const REQUEST_PATHS: Readonly<Record<RoutingFormat, string>> = {
  osrm: '/osrm/route/v1/foot/10.738,59.91;10.7395,59.9108?overview=full&geometries=geojson',
  valhalla: '/valhalla/route',
  graphhopper:
    '/graphhopper/route?point=59.91,10.738&point=59.9108,10.7395&profile=foot&points_encoded=false&key=a%26b',
  openrouteservice: '/openrouteservice/v2/directions/foot-walking/geojson',
};

/** Expected request bodies of routers that read the places from the body. */
const BODIES: Readonly<Partial<Record<RoutingFormat, object>>> = {
  valhalla: {
    locations: [
      { lat: 59.91, lon: 10.738 },
      { lat: 59.9108, lon: 10.7395 },
    ],
    costing: 'pedestrian',
    units: 'kilometers',
  },
  openrouteservice: {
    coordinates: [
      [10.738, 59.91],
      [10.7395, 59.9108],
    ],
  },
};

const PATHS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    [
      [10.738, 59.91],
      [10.7387, 59.9104],
      [10.7395, 59.9108],
    ],
    [
      [10.9, 59.9],
      [10.901, 59.9],
    ],
  ].map((coordinates) => ({
    type: 'Feature',
    properties: { kind: 'path' },
    geometry: { type: 'LineString', coordinates },
  })),
});

const read = (server: ApiServer, query: string) =>
  server.read('getWalkingRoute', `walking-route?${query}`);

describeWithDatabase('walking routes', (open) => {
  const upstream = mockServerForAll();
  const live = new Map<RoutingFormat, ApiServer>();
  const routes = new Map<RoutingFormat, object>();
  let onPaths: ApiServer;
  beforeAll(async () => {
    for (const format of ROUTING_FORMATS) {
      routes.set(format, await recorded(`routing/${format}`));
      const env = {
        VARDE_ROUTING_URL: `${upstream.origin}/${format}/`,
        VARDE_ROUTING_FORMAT: format,
        VARDE_ROUTING_KEY: 'a&b',
      };
      live.set(format, await openApiPack(open, { env }));
    }
    // Without a router, the paths of the pack are used in every environment.
    const env = { VARDE_ENV: 'production', VARDE_API_KEY: 'varde-local' };
    onPaths = await openApiPack(open, { files: { 'paths.geojson': PATHS }, env });
  });
  beforeEach(() => {
    for (const [format, body] of routes) upstream.play(REQUEST_PATHS[format], { body });
    upstream.requests.length = 0;
    upstream.sent.length = 0;
  });

  describe.each([...ROUTING_FORMATS, 'paths'] as const)('by the same contract (%s)', (end) => {
    const server = (): ApiServer => (end === 'paths' ? onPaths : (live.get(end) ?? onPaths));

    it('have line, metres and seconds', async () => {
      const { route } = await read(server(), ENDS);
      expect(route?.line).toEqual([
        [10.738, 59.91],
        [10.7387, 59.9104],
        [10.7395, 59.9108],
      ]);
      expect(Math.abs((route?.distance ?? 0) - 123)).toBeLessThan(3);
      expect(Math.abs((route?.duration ?? 0) - 90)).toBeLessThan(3);
      if (end === 'paths') return;
      expect(upstream.requests).toEqual([REQUEST_PATHS[end]]);
      expect(upstream.sent).toEqual(BODIES[end] ? [{ body: BODIES[end], key: 'a&b' }] : []);
    });

    it('are null when there is none', async () => {
      const path = end === 'paths' || !BODIES[end] ? undefined : REQUEST_PATHS[end];
      if (path) upstream.play(path, { body: '{"error":{"code":2010}}', status: 404 });
      expect(await read(server(), 'places=59.91,10.738;59.9,10.9')).toEqual({ route: null });
    });

    it.each(['places=59.91,10.738', 'places=99,10;59.9,10', 'places=here', '', 'places=1,1;'])(
      'return 400 for %j',
      async (query) => {
        const response = await server().get(`/api/v3/walking-route?${query}`);
        expect([response.statusCode, response.json<{ parameter: string }>().parameter]).toEqual([
          400,
          'places',
        ]);
      },
    );
  });

  const requestOsrm = (query: string) =>
    (live.get('osrm') ?? onPaths).get(`/api/v3/walking-route?${query}`);

  it('send only a rounded position of the visitor to the router', async () => {
    await requestOsrm('location=59.910444,10.738444&places=59.9108,10.7396');
    expect(upstream.requests).toEqual([
      '/osrm/route/v1/foot/10.738,59.91;10.7396,59.9108?overview=full&geometries=geojson',
    ]);
  });

  it('return 503 when the router is down, and log no position', async () => {
    const path =
      '/osrm/route/v1/foot/10.111,59.111;10.7395,59.9108?overview=full&geometries=geojson';
    upstream.play(path, { body: 'oops', status: 500 });
    const response = await requestOsrm('location=59.111,10.111&places=59.9108,10.7395');
    expect(response.statusCode).toBe(503);
    const log = live.get('osrm')?.log.join('') ?? '';
    expect(log).toContain('router unavailable');
    expect(log).not.toMatch(/59\.111|10\.7395/);
  });

  it.each([
    ['a page', { body: '<html>' }, 503],
    ['an empty object', { body: {} }, 200],
    ['its own error format', { body: '{"code":"NoSegment"}', status: 400 }, 200],
  ])('treat %s from the router as no route', async (_, played, status) => {
    const at = `60.${1000 + upstream.requests.length + status + _.length}`;
    const path = `/osrm/route/v1/foot/10.5,${at};10.7395,59.9108?overview=full&geometries=geojson`;
    upstream.play(path, played);
    const response = await requestOsrm(`places=${at},10.5;59.9108,10.7395`);
    const { route } = response.json<{ route?: object | null }>();
    expect([response.statusCode, route]).toEqual([status, status === 200 ? null : undefined]);
  });

  it('are null without a router and without paths in the pack', async () => {
    expect(await read(await openApiPack(open), ENDS)).toEqual({ route: null });
  });

  it('use the paths of a pack as soon as they are imported', async () => {
    const straight = JSON.parse(PATHS) as { features: { geometry: { coordinates: unknown[] } }[] };
    straight.features[0]?.geometry.coordinates.splice(1, 1);
    const server = await openApiPack(open, { files: { 'paths.geojson': PATHS } });
    expect((await read(server, ENDS)).route?.line).toHaveLength(3);
    await importApiPack(server, { 'paths.geojson': JSON.stringify(straight) });
    await expect.poll(async () => (await read(server, ENDS)).route?.line).toHaveLength(2);
  });
});
