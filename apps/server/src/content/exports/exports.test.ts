import { expect, it } from 'vitest';
import { markdown, apiPackForAll } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { ALL_LOCKED, lockedPackFiles } from '#test/locked-pack.ts';

const TITLE = 'Ærlig & <tung> "vei"';
/** The second post is hidden until the first is solved, at a location of its own. */
const FILES = {
  'presentations/303.md': markdown({
    front: `id: 303\nowner: bryggen\narticles: [101, 103, 112]\nordered: true\nroute:\n  line: { type: LineString, coordinates: [[7.32236, 61.29814], [5.73, 58.97, 12]] }`,
    title: TITLE,
  }),
  'articles/4031.md': markdown({
    front: 'id: 4031\nowner: bryggen\nkind: post\nlocation: 60.3961, 5.3271',
    title: 'Synlig post',
  }),
  'articles/4032.md': markdown({
    front: 'id: 4032\nowner: bryggen\nkind: post\nlocation: 60.7777, 5.7777',
    title: 'Hemmelig post',
  }),
  'rebuses/403.md': markdown({
    front: `id: 403\nowner: bryggen\nroute:\n  line: { type: LineString, coordinates: [[5.3271, 60.3961], [5.7777, 60.7777]] }\nposts:\n  - { article: 4031, conditions: { distance: 50 } }\n  - { article: 4032, hidden_until: sequence, conditions: { sequence: true } }`,
    title: 'Rebus med hemmelighet',
  }),
};

const FORMATS = ['gpx', 'kml', 'geojson', 'csv'] as const;

describeWithDatabase('exports', (open) => {
  const server = apiPackForAll(open, async () => ({
    files: { ...(await lockedPackFiles()), ...FILES },
  }));
  const read = async (file: string) => (await server.get(`/exports/${file}`)).payload;

  it.each([
    ['gpx', 'application/gpx+xml; charset=utf-8'],
    ['kml', 'application/vnd.google-earth.kml+xml; charset=utf-8'],
    ['geojson', 'application/geo+json'],
    ['csv', 'text/csv; charset=utf-8; header=present'],
  ])('GET /exports returns a cacheable attachment of its type: %s', async (ending, type) => {
    const { statusCode, headers } = await server.get(`/exports/group/303.${ending}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="aerlig-tung-vei.${ending}"`,
      'cache-control': expect.stringMatching(/^public, max-age=/) as unknown,
      'access-control-allow-origin': '*',
    });
    const again = await server.get(`/exports/group/303.${ending}`, {
      'if-none-match': String(headers.etag),
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('GPX lists the stops in order with their URLs, and the line as a track', async () => {
    const gpx = await read('group/303.gpx');
    expect(gpx).toContain('<name>Ærlig &amp; &lt;tung&gt; &quot;vei&quot;</name>');
    expect(
      [...gpx.matchAll(/<wpt lat="([\d.]+)" lon="([\d.]+)"><name>(\d)/g)].map((m) => m.slice(1)),
    ).toEqual([
      ['61.29814', '7.32236', '1'],
      ['58.97', '5.73', '2'],
    ]);
    expect(gpx).toMatch(/<link href="http:\/\/[^"]+\/group\/303\/article\/101"\/>/);
    expect(gpx).toContain('<trkpt lat="58.97" lon="5.73"><ele>12</ele></trkpt>');
    expect(gpx).not.toContain('<rte>');
  });

  it('GPX of a site without a name has the product as its creator', async () => {
    expect(await read('rebus/403.gpx')).toContain(' creator="Varde" ');
  });

  it('GPX has a route through the stops without a drawn line', async () => {
    const gpx = await read('group/301.gpx');
    expect(gpx.match(/<rtept /g)).toHaveLength(gpx.match(/<wpt /g)?.length ?? 0);
  });

  it('KML has points and the line, longitude first', async () => {
    const kml = await read('group/303.kml');
    expect(kml).toContain('<Point><coordinates>7.32236,61.29814</coordinates></Point>');
    expect(kml).toContain('<coordinates>7.32236,61.29814 5.73,58.97,12</coordinates>');
  });

  it('GeoJSON exports are FeatureCollections', async () => {
    const { type, features } = JSON.parse(await read('group/303.geojson')) as {
      type: string;
      features: { geometry: { type: string; coordinates: number[] } }[];
    };
    expect(type).toBe('FeatureCollection');
    expect(features.map(({ geometry }) => geometry.type)).toEqual(['Point', 'Point', 'LineString']);
    expect(features[0]?.geometry.coordinates).toEqual([7.32236, 61.29814]);
  });

  it('CSV exports are tables', async () => {
    const rows = (await read('group/303.csv')).split('\r\n');
    expect(rows[0]).toBe('\uFEFFnumber,title,latitude,longitude,description,address');
    expect(rows[1]).toMatch(/^1,[^,]+,61\.29814,7\.32236,/);
    expect(rows).toHaveLength(4);
  });

  it.each(FORMATS)('exports omit unpublished documents and locked bodies: %s', async (ending) => {
    const text = (await read(`group/303.${ending}`)) + (await read(`group/301.${ending}`));
    expect(text).not.toMatch(/article\/103/);
    for (const { text: words } of ALL_LOCKED) expect(text).not.toContain(words);
  });

  it.each(FORMATS)('exports do not reveal a hidden post: %s', async (ending) => {
    const text = await read(`rebus/403.${ending}`);
    expect(text).toContain('/rebus/403/post/4031');
    expect(text).not.toMatch(/60\.7777|5\.7777|Hemmelig|4032/);
  });

  it('IIIF manifests do not reveal a hidden post', async () => {
    const collection = (await server.get('/iiif/presentation/3/rebus/403/collection.json')).payload;
    expect(collection).toContain('/post/4031/');
    expect(collection).not.toMatch(/Hemmelig|4032/);
    expect((await server.get('/iiif/presentation/3/post/4032/manifest.json')).statusCode).toBe(404);
  });

  it.each([
    ['group/302.gpx', 404],
    ['group/999999.gpx', 404],
    ['rebus/303.gpx', 404],
    ['group/9999999999.gpx', 404],
    ['group/303.docx', 400],
    ['article/101.gpx', 400],
    ['group/303.gpx?language=<script>', 400],
  ])('GET /exports/%s returns %i', async (file, status) => {
    expect((await server.get(`/exports/${file}`)).statusCode).toBe(status);
  });
});
