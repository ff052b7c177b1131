import { describe, expect, it } from 'vitest';
import { createImage } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { runImport, errorsOf, harvestForEach, serveHarvest } from '#test/harvested.ts';
import { readIiif } from './iiif.source.ts';

const fixture = harvestForEach(async (server) => {
  server.play('/img/oven-1/full/3500,/0/default.jpg', {
    body: await createImage(350, 200, '#357').jpeg().toBuffer(),
  });
  server.play('/img/oven-2/full/max/0/default.jpg', {
    body: await createImage(35, 20, '#753').png().toBuffer(),
  });
});

const from = (path: string, ...more: string[]) =>
  runImport(['--from', 'iiif', `${fixture.server.origin}${path}`, ...more], fixture.folder);

const canvas = (nr: number, body: object, more: object = {}) => ({
  id: `${fixture.server.origin}/m/1/c${nr}`,
  type: 'Canvas',
  items: [
    { type: 'AnnotationPage', items: [{ type: 'Annotation', motivation: 'painting', body }] },
  ],
  ...more,
});

const image = (name: string, width: number) => ({
  id: `${fixture.server.origin}/img/${name}/full/max/0/default.jpg`,
  type: 'Image',
  width,
  height: 2000,
  service: [
    { id: `${fixture.server.origin}/img/${name}`, type: 'ImageService3', profile: 'level1' },
  ],
});

/** Version 3, with typical fields of a museum. */
const manifest = (more: object = {}) => ({
  '@context': 'http://iiif.io/api/presentation/3/context.json',
  id: `${fixture.server.origin}/m/1`,
  type: 'Manifest',
  label: { no: ['Bakerovn'], en: ['Oven'], none: ['XMU.42'] },
  summary: { no: ['<p>Brukt til <b>flatbrød</b>.</p>'] },
  metadata: [{ label: { no: ['Materiale'] }, value: { no: ['Stein', 'Kleber'] } }, {}],
  rights: 'http://creativecommons.org/licenses/by-sa/3.0/',
  requiredStatement: { label: { no: ['Kreditering'] }, value: { no: ['Eksempelmuseet'] } },
  provider: [{ id: 'https://a.example', type: 'Agent', label: { no: ['Eksempelmuseet i byen'] } }],
  homepage: [{ id: 'https://a.example/ovn', type: 'Text' }],
  navPlace: {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: { type: 'Point', coordinates: [10.7, 59.9] } }],
  },
  items: [
    canvas(1, image('oven-1', 9000), { label: { no: ['Ovnen sett forfra'] } }),
    canvas(2, { type: 'Choice', items: [image('oven-2', 3000)] }, { label: { none: ['2'] } }),
    canvas(3, { id: 'https://a.example/a.mp4', type: 'Video' }),
    {},
  ],
  ...more,
});

describeWithDatabase('an imported IIIF manifest', (open) => {
  it('becomes an article with images in the API', async () => {
    fixture.server.play('/m/1', { body: manifest() });
    const output = await from('/m/1');
    expect(output).toContain('1 article, 2 images');
    expect(output).toContain('1 × Only texts and images are imported');
    const app = await serveHarvest(open, fixture.folder);
    expect((await app.read('listDocuments', 'documents?schema_ids=2')).items).toMatchObject([
      { title: { no: 'Bakerovn', en: 'Oven' }, location: { lat: 59.9, lng: 10.7 } },
    ]);
  });
});

describe('IIIF import', () => {
  it('stores text, source, licence with version, credit and alt text', async () => {
    fixture.server.play('/m/1', { body: manifest() });
    await from('/m/1');
    const article = await fixture.folder.read('articles/1002-bakerovn.md');
    expect(article).toContain('Brukt til flatbrød.\n\nMateriale: Stein, Kleber');
    expect(article).toContain('title: Eksempelmuseet i byen\n      url: https://a.example/ovn');
    const [, name = ''] = /image: (\S+)/.exec(article) ?? [];
    const sidecar = await fixture.folder.read(`media/${name}.yaml`);
    expect(sidecar).toContain('no: Ovnen sett forfra');
    expect(sidecar).toContain('license: by-sa\nlicense_version: "3.0"');
    expect(sidecar).toContain('name: Eksempelmuseet, Eksempelmuseet i byen, https://a.example/ovn');
  });

  it('reads version 2', async () => {
    const resource = {
      '@id': `${fixture.server.origin}/img/oven-2/full/max/0/default.jpg`,
      '@type': 'dctypes:Image',
      width: 3000,
    };
    const images = [{ '@type': 'oa:Annotation', resource }];
    fixture.server.play('/m/2', {
      body: {
        '@context': 'http://iiif.io/api/presentation/2/context.json',
        '@id': `${fixture.server.origin}/m/2`,
        '@type': 'sc:Manifest',
        label: [
          { '@value': 'Ugn', '@language': 'sv' },
          { '@value': 'Oven', '@language': 'en' },
        ],
        description: 'Byggd 1890.',
        license: 'https://creativecommons.org/publicdomain/mark/1.0/',
        attribution: 'Exempelmuseet',
        sequences: [{ canvases: [{ '@id': 'https://a.example/c', label: 'p. 1', images }] }],
      },
    });
    expect(await from('/m/2', '--language', 'sv')).toContain('1 article, 1 image');
    expect(await fixture.folder.read('articles/1002-ugn.md')).toContain(
      '# sv: Ugn\n\nByggd 1890.\n\n# en: Oven',
    );
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });

  it('skips an image with a rights statement that is no licence', async () => {
    fixture.server.play('/m/1', {
      body: manifest({ rights: 'http://rightsstatements.org/vocab/InC/1.0/' }),
    });
    expect(await from('/m/1')).toContain('2 × All rights to the image are reserved');
    fixture.server.play('/m/3', {
      body: manifest({ id: `${fixture.server.origin}/m/3`, rights: undefined }),
    });
    expect(await from('/m/3')).toContain('2 × The image’s licence is unknown');
  });

  it.each([
    null,
    [],
    'text',
    {},
    { id: 'javascript:alert(1)', type: 'Manifest' },
    { type: 'Manifest' },
  ])('reads %j as no manifest', (body) => expect(readIiif(body)).toBeUndefined());
});

describe('an IIIF collection', () => {
  const collection = (path: string, items: readonly unknown[], more: object = {}) => ({
    id: `${fixture.server.origin}${path}`,
    type: 'Collection',
    label: { none: ['Alt'] },
    items,
    ...more,
  });
  const member = (path: string) => ({ id: `${fixture.server.origin}${path}`, type: 'Manifest' });

  it('imports each manifest once, despite cycles and missing ones', async () => {
    fixture.server.play('/c', {
      body: collection('/c', [member('/m/1'), member('/c/2'), member('/gone'), {}]),
    });
    fixture.server.play('/c/2', {
      body: collection('/c/2', [member('/c'), member('/c/2'), member('/m/1'), member('/m/9')]),
    });
    fixture.server.play('/m/1', { body: manifest() });
    fixture.server.play('/m/9', { body: manifest({ label: {} }) });
    const output = await from('/c');
    expect(output).toContain('1 article, 2 images');
    expect(output).toContain('It is not there');
    expect(output).toContain('It has no title');
    expect(fixture.server.requests.filter((path) => path === '/m/1')).toHaveLength(1);
  });

  it('without an end is rejected', async () => {
    for (let nr = 0; nr <= 2_001; nr++)
      fixture.server.play(`/c/${nr}`, () => ({
        body: collection(`/c/${nr}`, [member(`/c/${nr + 1}`)]),
      }));
    await expect(from('/c/0')).rejects.toThrow('more than 2000 URLs');
  });

  it('on the web cannot request URLs of this machine', async () => {
    const { createHarvestClient } = await import('./harvest.client.ts');
    const client = createHarvestClient({ userAgent: 'x', delayMs: 0, allowsPrivate: false });
    expect(await client.readJson(`${fixture.server.origin}/m/1`)).toMatchObject({
      status: 'failed',
    });
    expect(fixture.server.requests).toEqual([]);
  });
});
