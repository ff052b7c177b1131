import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeWithDatabase } from '#test/database.ts';
import { runImport, errorsOf, harvestForEach, serveHarvest } from '#test/harvested.ts';

const fixture = harvestForEach();

async function from(source: string, name: string, content: unknown): Promise<string> {
  const file = join(fixture.folder.path, '..', name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return runImport(['--from', source, file], fixture.folder);
}

const feature = (type: string, coordinates: unknown, properties: unknown, id?: unknown) => ({
  type: 'Feature',
  ...(id === undefined ? {} : { id }),
  geometry: { type, coordinates },
  properties,
});

const PLACES = {
  type: 'FeatureCollection',
  features: [
    feature(
      'LineString',
      [
        [10.7, 59.9],
        [10.71, 59.91],
        [10.72, 59.92, 12],
      ],
      { navn: 'Runden', beskrivelse: 'Langs elva.' },
    ),
    feature(
      'Point',
      [10.7201, 59.9201, 4],
      { navn: 'Mølla', fra: 1850, url: 'https://a.example/1' },
      7,
    ),
    feature('Point', [10.7001, 59.9001], { Navn: 'Brua' }),
    feature(
      'Polygon',
      [
        [
          [11, 60],
          [11.2, 60],
          [11.2, 60.4],
          [11, 60],
        ],
      ],
      { title: 'Parken' },
    ),
    feature('Point', [0, 0], { navn: 'Uten sted' }),
    feature('Point', ['a', null], {}),
    { type: 'Feature', geometry: null, properties: null },
    {},
  ],
};

describeWithDatabase('GeoJSON', (open) => {
  it('becomes articles and a walk past the nearby ones', async () => {
    expect(await from('geojson', 'park.geojson', PLACES)).toContain('4 articles, 1 presentation');
    const app = await serveHarvest(open, fixture.folder);
    const [walk] = (await app.read('listDocuments', 'documents?schema_ids=12')).items;
    expect(walk?.title).toEqual({ no: 'Runden' });
    const document = await app.read('getDocument', `documents/${walk?.id ?? 0}`);
    const names = new Map(
      (await app.read('listDocuments', 'documents?schema_ids=2')).items.map(({ id, title }) => [
        id,
        title['no'],
      ]),
    );
    expect(document.content?.article_ids?.map((id) => names.get(id))).toEqual(['Brua', 'Mølla']);
    expect(document.content?.route?.length).toBeGreaterThan(2_000);
  });
});

const GPX = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="a device" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="59.9001" lon="10.7001"><ele>12</ele><name>Brua &amp; fossen</name><desc>&lt;b&gt;Bygd&lt;/b&gt; 1850.</desc><cmt>Stein.</cmt><link href="https://a.example/bru"/></wpt>
  <wpt lat="59.92" lon="10.72"><name><![CDATA[Mølla]]></name></wpt>
  <wpt lat="159.9" lon="10.7"><name>Utenfor</name></wpt>
  <wpt lat="59.9" lon="10.7"/>
  <rte><name>Ruta</name><rtept lat="59.9" lon="10.7"/><rtept lat="59.91" lon="10.71"><name>Svingen</name></rtept><rtept lat="59.92" lon="10.72"><name>Mølla</name></rtept></rte>
  <trk><name>Turen</name><trkseg><trkpt lat="59.9" lon="10.7"/><trkpt lat="59.91" lon="10.71"/></trkseg><trkseg><trkpt lat="59.92" lon="10.72"/></trkseg></trk>
  <trk><name>Tom</name><trkseg/></trk>
</gpx>`;

describe('GPX', () => {
  it('becomes articles, and its routes and tracks become walks', async () => {
    const output = await from('gpx', 'tur.gpx', GPX);
    expect(output).toContain('3 articles, 2 presentations');
    expect(output).toContain('It has no place on the earth');
    expect(output).toContain('It has no name');
    expect(output).toContain('Its line has less than two points');
    expect(await errorsOf(fixture.folder)).toEqual([]);
    expect(await fixture.folder.read('articles/1002-brua-fossen.md')).toContain('Bygd 1850.');
    expect(await fixture.folder.read('presentations/1005-ruta.md')).toContain(
      'articles: [1002, 1004, 1003]',
    );
    expect(await fixture.folder.read('presentations/1006-turen.md')).toContain(
      'articles: [1002, 1004, 1003]',
    );
  });

  it('is recognised when imported again', async () => {
    await from('gpx', 'tur.gpx', GPX);
    expect(await from('gpx', 'tur.gpx', GPX)).toContain('5 were there already');
  });

  it.each([
    [
      'exponential entity expansion',
      `<!DOCTYPE g [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><gpx><wpt lat="1" lon="1"><name>&b;</name></wpt></gpx>`,
    ],
    [
      'an external entity',
      `<!DOCTYPE g [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx><wpt lat="1" lon="1"><name>&a;</name></wpt></gpx>`,
    ],
    ['tags without an end', '<gpx>'.repeat(200_000)],
    ['another file', '{"type":"FeatureCollection"}'],
    ['nothing', ''],
  ])('is rejected with %s', async (_, content) => {
    await expect(from('gpx', 'a.gpx', content)).rejects.toThrow(/is (?:.*, and )?not GPX/);
  });
});

it.each(['[]', 'null', '{"type":"Topology"}', '<gpx/>', ''])(
  'rejects %s as GeoJSON',
  async (content) =>
    expect(from('geojson', 'a.geojson', content)).rejects.toThrow(/is (?:.*, and )?not GeoJSON/),
);
