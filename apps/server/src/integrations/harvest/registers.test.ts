import { describe, expect, it } from 'vitest';
import { createImage } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { runImport, errorsOf, harvestForEach, serveHarvest } from '#test/harvested.ts';
import { recorded } from '#test/mock-server.ts';

const fixture = harvestForEach(async (server) => {
  server.play('/foto.jpg', { body: await createImage(350, 200, '#357').jpeg().toBuffer() });
});

const from = (source: string, ...args: string[]) =>
  runImport(['--from', source, ...args], fixture.folder);
const at = (path = '') => ['--at', `${fixture.server.origin}${path}`];

const PERSON = '44444444-2222-4333-8444-555555555555';
const DATASET = 'a8797483-ff02-4a4c-adf1-b406cbcd6fc2';
const uuid = (nr: number) => `55555555-2222-4333-8444-${String(nr).padStart(12, '0')}`;
const concept = (nr: number) => ({
  uuid: uuid(nr),
  entityType: 'Concept',
  name: { '*': `Begrep ${nr}` },
});

/** The data set's own record first, then its entries; at most 100 per page. */
function playDataset(count: number): void {
  const all = [
    { uuid: DATASET, entityType: 'Dataset', name: { no: 'Alt' } },
    ...Array.from({ length: count }, (_, nr) => concept(nr)),
  ];
  for (let offset = 0; offset <= count + 100; offset += 100)
    fixture.server.play(`/api/list/${DATASET}/${offset}/100`, {
      body: all.slice(offset, offset + 100),
    });
}

describeWithDatabase('names of KulturNav', (open) => {
  it('become names and themes in the API', async () => {
    fixture.server.play(`/api/${PERSON}`, { body: await recorded('entity-person') });
    fixture.server.play(`/api/${uuid(1)}`, { body: concept(1) });
    const output = await from(
      'kulturnav',
      `https://kulturnav.org/no/${PERSON}`,
      uuid(1),
      uuid(9),
      ...at(),
    );
    expect(output).toContain('2 names, 1 theme');
    expect(output).toContain('KulturNav does not know it');
    const app = await serveHarvest(open, fixture.folder);
    expect(await app.read('getCulturalName', `cultural-names/${PERSON}`)).toMatchObject({
      name: { no: 'Fornavn Etternavn' },
      birth: { date: '1850-03-12' },
      death: { date: '1920' },
    });
  });
});

describe('a data set of KulturNav', () => {
  it('is read page by page without its own record, and resumes after the limit', async () => {
    playDataset(130);
    expect(await from('kulturnav', '--dataset', DATASET, ...at())).toContain(
      '100 names, 100 themes',
    );
    const output = await from('kulturnav', '--dataset', DATASET, ...at());
    expect(output).toContain('30 names');
    expect(output).toContain('100 were there already');
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });

  it('of a server without paging ends after the first page', async () => {
    const page = Array.from({ length: 100 }, (_, nr) => concept(nr));
    for (let offset = 0; offset < 1_000; offset += 100)
      fixture.server.play(`/api/list/${DATASET}/${offset}/100`, { body: page });
    await from('kulturnav', '--dataset', DATASET, '--limit', '500', ...at());
    expect(fixture.server.requests).toHaveLength(2);
  });

  it('that does not exist is reported', async () => {
    await expect(from('kulturnav', '--dataset', DATASET, ...at())).rejects.toThrow(
      'no such data set',
    );
    await expect(from('kulturnav', 'munch', ...at())).rejects.toThrow("'munch' is not an id");
  });
});

const pres = (nr: number, more = '') => `<record>
  <pres:item xmlns:pres="http://kulturarvsdata.se/presentation#" xmlns:georss="http://www.georss.org/georss" xmlns:gml="http://www.opengis.net/gml">
    <pres:version>1.1</pres:version><pres:entityUri>http://kulturarvsdata.se/xmu/object/${nr}</pres:entityUri>
    <pres:type>foto</pres:type><pres:idLabel>XMU ${nr}</pres:idLabel><pres:itemLabel>Bakugn &amp; bod ${nr}</pres:itemLabel>
    <pres:tag>Bakning</pres:tag><pres:tag>Ugnar</pres:tag><pres:description>Murad.</pres:description>
    <pres:context><pres:event>Tillverkning</pres:event><pres:placeLabel>Visby</pres:placeLabel><pres:timeLabel>1890 - 1910</pres:timeLabel></pres:context>
    <georss:where><gml:Point><gml:coordinates>18.2960, 57.6402</gml:coordinates></gml:Point></georss:where>
    <pres:organization>Exempelmuseet</pres:organization>${more}
  </pres:item>
  <rel:score xmlns:rel="info:srw/extension/2/relevancy-1.0">1.0</rel:score></record>`;

const image = (
  license: string,
) => `<pres:image><pres:src type="thumbnail">${fixture.server.origin}/tum.jpg</pres:src><pres:src type="lowres">${fixture.server.origin}/foto.jpg</pres:src>
  <pres:byline>Efternamn, Förnamn</pres:byline><pres:copyright>Exempelmuseet</pres:copyright>${license}</pres:image>`;

/** One-based, with the requested page size. */
function playSearch(records: readonly string[], most = 100): void {
  fixture.server.play('/ksamsok/api', ({ searchParams }) => {
    const start = Number(searchParams.get('startRecord'));
    const page = records.slice(
      start - 1,
      start - 1 + Math.min(most, Number(searchParams.get('hitsPerPage'))),
    );
    return {
      body: `<?xml version="1.0" encoding="UTF-8"?><result><version>1.0</version><totalHits>${records.length}</totalHits><records>${page.join('')}</records><echo/></result>`,
    };
  });
}

describeWithDatabase('hits of K-samsök', (open) => {
  it('become located articles in the API', async () => {
    const freed =
      '<pres:mediaLicenseUrl>http://creativecommons.org/licenses/by/4.0/</pres:mediaLicenseUrl>';
    playSearch([pres(1, image(freed)), pres(2, image('')), '<record/>']);
    const output = await from('k-samsok', 'bakugn', ...at('/ksamsok/api'));
    expect(output).toContain('2 articles, 1 image, 2 themes');
    expect(output).toContain('The image’s licence is unknown');
    expect(output).toContain('It has no URL of its own');
    const app = await serveHarvest(open, fixture.folder);
    expect((await app.read('listDocuments', 'documents?schema_ids=2')).items[0]).toMatchObject({
      title: { sv: expect.stringContaining('Bakugn & bod') as unknown },
      location: { lat: 57.6402, lng: 18.296 },
    });
  });
});

describe('K-samsök', () => {
  it('is queried page by page from 1, by CQL or words, within an area', async () => {
    playSearch(
      Array.from({ length: 5 }, (_, nr) => pres(nr)),
      2,
    );
    await from('k-samsok', 'place=visby', '--area', '18.2,57.6,18.4,57.7', ...at('/ksamsok/api'));
    const queries = fixture.server.requests.map((path) => new URLSearchParams(path.split('?')[1]));
    expect(queries.map((query) => query.get('startRecord'))).toEqual(['1', '3', '5']);
    expect(queries[0]?.get('query')).toBe(
      'place=visby AND boundingBox=/WGS84 "18.2 57.6 18.4 57.7"',
    );
    expect(await errorsOf(fixture.folder)).toEqual([]);
    const article = await fixture.folder.read('articles/1002-bakugn-bod-0.md');
    expect(article).toContain('license: cc0');
    expect(article).toContain('from: 1890\n    to: 1910');
    expect(article).toContain('Murad.\n\nTillverkning: Visby, 1890 - 1910');
  });

  it.each(['<html><p>Fel', '{"a":1}', '<!DOCTYPE r [<!ENTITY a "b">]><result>&a;</result>'])(
    'is rejected with %s',
    async (body) => {
      fixture.server.play('/ksamsok/api', { body });
      await expect(from('k-samsok', 'a', ...at('/ksamsok/api'))).rejects.toThrow(
        'not a search result',
      );
    },
  );
});

const monument = (nr: number, properties: object = {}) => ({
  type: 'Feature',
  id: nr,
  geometry: { type: 'Point', coordinates: [10.2, 59.74] },
  properties: {
    navn: `Eksempel kirkested ${nr}`,
    kulturminneId: `0000${nr}-1`,
    lokalitetskategori: 'L-KRK',
    vernetype: 'LIST',
    vernedato: '2000-11-21',
    informasjon: 'Tekst.\nMer null',
    linkAskeladden: `https://askeladden.ra.no/askeladden/?kid=0000${nr}-1`,
    linkKulturminnesøk: `https://kulturminnesok.no/ra/lokalitet/0000${nr}`,
    ...properties,
  },
});

function playFeatures(
  path: string,
  pages: readonly (readonly unknown[])[],
  next: (page: number) => string | undefined,
): void {
  fixture.server.play(path, ({ searchParams }) => {
    const page = Number(searchParams.get('offset') ?? 0);
    const href = next(page);
    return {
      body: {
        type: 'FeatureCollection',
        numberMatched: pages.flat().length,
        features: pages[page] ?? [],
        links: [{ rel: 'self', href: 'x' }, ...(href ? [{ rel: 'next', href }] : [])],
      },
    };
  });
}

const ITEMS = '/kulturminner/collections/kulturminner/items';

describeWithDatabase('features of Riksantikvaren', (open) => {
  it('become articles with protection and source in the API, following next links', async () => {
    playFeatures(
      ITEMS,
      [
        [monument(1), monument(2, { navn: null })],
        [monument(3), {}],
      ],
      (page) => (page === 0 ? '?offset=1' : undefined),
    );
    const output = await from('ogc-features', 'kulturminner', ...at());
    expect(output).toContain('2 articles');
    expect(output).toContain('It has no title');
    const article = await fixture.folder.read('articles/1002-eksempel-kirkested-1.md');
    expect(article).toContain('url: https://kulturminnesok.no/ra/lokalitet/00001');
    expect(article).toContain('no: Listeført kirke');
    expect(article).toContain('old_id: ogc-features:kulturminner:00001-1');
    expect(article).toMatch(/Tekst\.\n\nMer\n$/);
    const app = await serveHarvest(open, fixture.folder);
    const { items } = await app.read('listDocuments', 'documents?schema_ids=2');
    expect(items).toHaveLength(2);
  });
});

describe('an OGC API', () => {
  it('imports images of memories with their licences, and the text as CC BY', async () => {
    const bilder = [
      {
        url: `${fixture.server.origin}/foto.jpg`,
        fotograf: 'Kari',
        lisens: 'CC BY 4.0',
        beskrivelse: 'Et hus',
      },
      { url: 'ftp://a' },
      {},
    ];
    const memory = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [10, 60] },
      properties: {
        id: uuid(1),
        tittel: 'Huset',
        beskrivelse: 'Rødt',
        opprettet_av: 'kari',
        bilder,
      },
    };
    playFeatures('/brukerminner/collections/brukerminner/items', [[memory]], () => undefined);
    expect(await from('ogc-features', 'brukerminner', ...at())).toContain('1 article, 1 image');
    expect(await fixture.folder.read('articles/1002-huset.md')).toContain('license: by\n');
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });

  it('with circular next links stops at a repeated or empty page', async () => {
    playFeatures(ITEMS, [[monument(1)], [monument(2)]], (page) => `?offset=${(page + 1) % 2}`);
    await from('ogc-features', `${fixture.server.origin}${ITEMS.replace('/items', '')}`);
    expect(fixture.server.requests.length).toBeLessThan(5);
    fixture.server.requests.length = 0;
    playFeatures(ITEMS, [[monument(1)]], (page) => `?offset=${page + 1}`);
    await from('ogc-features', `${fixture.server.origin}${ITEMS}`);
    expect(fixture.server.requests.length).toBe(2);
  });

  it('without features is reported', async () => {
    fixture.server.play(ITEMS, { body: { collections: [] } });
    await expect(from('ogc-features', 'kulturminner', ...at())).rejects.toThrow(
      'gives no features',
    );
    await expect(from('ogc-features', 'none', ...at())).rejects.toThrow('There is no');
    await expect(from('ogc-features', '../../x', ...at())).rejects.toThrow('Give one data set');
  });
});
