import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createImage } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { runImport, errorsOf, harvestForEach, serveHarvest } from '#test/harvested.ts';
import { type ReplyHandler, recorded } from '#test/mock-server.ts';

const fixture = harvestForEach();

const args = (...more: string[]) =>
  ['--from', 'digitaltmuseum', '--code', 'XMU', '--at', fixture.server.origin].concat(more);
const from = (...more: string[]) => runImport(args(...more), fixture.folder);
const playMany = (count: number) =>
  play(...Array.from({ length: count }, (_, nr) => dimuDocument(nr + 1)));
const image = (path: string) => fixture.server.requests.filter((one) => one.startsWith(path));

/** The recorded artifact; its second image has no size and no licence of its own. */
async function playFullArtifact(): Promise<void> {
  const artifact = await recorded('artifact-thing');
  await play(dimuDocument(42));
  fixture.server.play(`/artifact/uuid/${dimuUuid(42)}`, { body: artifact });
  for (const [id, colour] of [
    ['012wAbCdEfGh', '#357'],
    ['01AbCdEfGh', '#753'],
  ] as const)
    fixture.server.play(`/image/${id}`, {
      body: await createImage(640, 480, colour).jpeg().toBuffer(),
    });
}

describeWithDatabase('a collection of DigitaltMuseum', (open) => {
  it('becomes articles with objects, images, themes and museum in the API', async () => {
    await playFullArtifact();
    const output = await from();
    expect(output).toContain('1 article, 1 object, 2 images, 1 theme');
    expect(output).toContain('an audio file of 011091000042');
    const app = await serveHarvest(open, fixture.folder);
    const { items } = await app.read('listDocuments', 'documents?schema_ids=2');
    expect(items.map(({ title }) => title)).toEqual([
      { no: 'Bakerovn av stein', en: 'Stone oven' },
    ]);
    const object = await app.read('getMuseumObject', 'museum-objects/011091000042');
    expect(object).toMatchObject({ materials: ['Stein', 'Kleber'], license: 'by-sa' });
  });
});

describe('an import from DigitaltMuseum', () => {
  it('stores source, licence and photographer of each image', async () => {
    await playFullArtifact();
    await from();
    const article = await fixture.folder.read('articles/1002-bakerovn-av-stein.md');
    expect(article).toContain('url: https://digitaltmuseum.org/011091000042');
    expect(article).toContain('old_id: digitaltmuseum:011091000042');
    expect(article).toContain('owner: xmu');
    expect(await fixture.folder.read('owners/xmu.md')).toContain('# no: Eksempelmuseet & venner');
    const [, image = ''] = /image: (\S+)/.exec(article) ?? [];
    const sidecar = await fixture.folder.read(`media/${image}.yaml`);
    expect(sidecar).toContain('name: Fornavn Etternavn');
    expect(sidecar).toContain('license: by\n');
    expect(sidecar).toMatch(/^dms_id: [0-9A-Za-z]+$/m);
    expect(sidecar).toContain('https://digitaltmuseum.org/011091000042');
  });

  it('reads every page, whatever the page size', async () => {
    await playMany(23);
    expect(await from('ovn')).toContain('23 articles');
    const searches = fixture.server.requests.filter((path) => path.startsWith('/api/solr/'));
    expect(searches.map((path) => new URLSearchParams(path).get('start'))).toEqual([
      '0',
      '10',
      '20',
    ]);
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });

  it('stops at the limit, and the same command resumes from there', async () => {
    await playMany(5);
    expect(await from('--limit', '3')).toContain('the limit is reached');
    const before = image('/image/').length;
    const output = await from('--limit', '3');
    expect(output).toContain('2 articles');
    expect(output).toContain('3 were there already');
    expect(output).not.toContain('the limit');
    expect(image('/image/').length).toBe(before + 2);
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });

  it('keeps edited and renamed files and does not restore deleted ones', async () => {
    await playMany(3);
    await from();
    const [edited, renamed, deleted] = ['1002-ting-1', '1003-ting-2', '1004-ting-3'].map((name) =>
      join(fixture.folder.path, `articles/${name}.md`),
    ) as [string, string, string];
    const text = (await fixture.folder.read('articles/1002-ting-1.md')).replace(
      'Ting 1',
      'Kistelokk',
    );
    await writeFile(edited, text);
    await writeFile(
      renamed.replace('ting-2', 'skrin'),
      await fixture.folder.read('articles/1003-ting-2.md'),
    );
    await Promise.all([rm(renamed), rm(deleted)]);
    const output = await from();
    expect(output).toContain('Written to');
    expect(output).toContain('2 were there already');
    expect(output).toContain('It was deleted from the pack');
    expect(await fixture.folder.read('articles/1002-ting-1.md')).toBe(text);
    await expect(fixture.folder.read('articles/1003-ting-2.md')).rejects.toThrow('ENOENT');
  });

  it('overwrites files with --replace and keeps their ids, which printed codes use', async () => {
    await playMany(1);
    await from();
    const before = await fixture.folder.read('articles/1002-ting-1.md');
    await writeFile(
      join(fixture.folder.path, 'articles/1002-ting-1.md'),
      before.replace('Ting 1', 'Mine ord'),
    );
    expect(await from('--replace')).toContain('1 of them replace');
    expect(await fixture.folder.read('articles/1002-ting-1.md')).toBe(before);
  });

  it('keeps images with --replace whose new download fails', async () => {
    await playFullArtifact();
    await from();
    const article = 'articles/1002-bakerovn-av-stein.md';
    const before = await fixture.folder.read(article);
    expect(before).toMatch(/^image: /m);
    for (const id of ['012wAbCdEfGh', '01AbCdEfGh'])
      fixture.server.play(`/image/${id}`, { status: 503 });
    await from('--replace');
    expect(await fixture.folder.read(article)).toBe(before);
  });

  it('skips unlicensed images, reports them, and imports them with --with-unlicensed', async () => {
    const unsaid = dimuDocument(1, { 'artifact.ingress.license': undefined });
    await play(unsaid, dimuDocument(2, { 'artifact.ingress.license': ['AC 1'] }));
    const output = await from();
    expect(output).toContain('1 × The image’s licence is unknown');
    expect(output).toContain('1 × All rights to the image are reserved');
    expect(image('/image/')).toEqual([]);
    const again = await from('--replace', '--with-unlicensed');
    expect(again).toContain('2 images are marked "license: copyright"');
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });

  it('reports hits that are no objects and continues', async () => {
    await play(
      dimuDocument(1, { 'artifact.type': 'Folder' }),
      dimuDocument(2, { 'artifact.ingress.title': undefined }),
      dimuDocument(3, { 'artifact.uniqueId': '../../etc/passwd' }),
      {},
      dimuDocument(4),
    );
    const output = await from();
    expect(output).toContain('1 article');
    expect(output).toContain('It is a Folder, no object');
    expect(output).toContain('It has no title');
    expect(output).toContain('2 × Its number is none of DigitaltMuseum');
  });

  it('mentions the key when the service responds with 404', async () => {
    await playMany(1);
    await expect(
      runImport(args(), fixture.folder, { env: { VARDE_OBJECTS_KEY: 'mine' } }),
    ).rejects.toThrow('VARDE_OBJECTS_KEY');
  });

  it('requests objects by number and uuid', async () => {
    await playFullArtifact();
    expect(await from('011091000042', dimuUuid(42).toUpperCase())).toContain(
      'It occurs in the source twice',
    );
    const [search = ''] = fixture.server.requests.filter((path) => path.startsWith('/api/solr/'));
    expect(new URLSearchParams(search).getAll('fq')).toEqual([
      'artifact.uniqueId:("011091000042")',
    ]);
  });

  it('includes the sub-collections of a museum and no other museum', async () => {
    await play(dimuDocument(1), dimuDocument(2, { 'identifier.owner': 'XMU-F' }));
    await from();
    expect(await fixture.folder.read('articles/1003-ting-2.md')).toContain('owner: xmu\n');
    const [search = ''] = fixture.server.requests.filter((path) => path.startsWith('/api/solr/'));
    expect(new URLSearchParams(search).get('fq')).toBe('identifier.owner:("XMU" OR XMU-*)');
  });

  it('assigns items to --owner in an existing pack and keeps its files', async () => {
    await mkdir(join(fixture.folder.path, 'owners'), { recursive: true });
    const files = {
      'pack.yaml': 'name: eget\ntitle: { sv: Eget }\nlanguages: [sv]\ndefault_language: sv\n',
      'owners/eget.md': '---\nid: 2000\nslug: eget\n---\n\n# sv: Eget museum\n\nVårt.\n',
    };
    for (const [name, text] of Object.entries(files))
      await writeFile(join(fixture.folder.path, name), text);
    await playMany(1);
    await from('--owner', 'eget');
    expect(await fixture.folder.read('articles/2001-ting-1.md')).toContain('owner: eget');
    for (const [name, text] of Object.entries(files))
      expect(await fixture.folder.read(name)).toBe(text);
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });

  it('does not change a folder that is not a valid pack', async () => {
    await playMany(1);
    await mkdir(fixture.folder.path, { recursive: true });
    await writeFile(join(fixture.folder.path, 'letter.txt'), 'Hei');
    await expect(from()).rejects.toThrow('no pack');
    await writeFile(join(fixture.folder.path, 'pack.yaml'), 'name: [');
    await expect(from()).rejects.toThrow('varde check');
  });

  it('leaves complete items when aborted, and resumes', async () => {
    await playMany(3);
    const failing = { onProgress: (done: number) => (done === 3 ? stop() : undefined) };
    await expect(runImport(args(), fixture.folder, failing)).rejects.toThrow('pulled the plug');
    expect(await errorsOf(fixture.folder)).toEqual([]);
    expect(await from()).toContain('1 article');
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });

  it('converts titles and descriptions to plain text', async () => {
    await play(
      dimuDocument(1, {
        'artifact.ingress.title': '<script>alert(1)</script>Ovn <b>og</b> takke\u0007',
        'artifact.ingress.description': 'Brukt på <i>50-tallet</i>.\n# no: Falsk\n---',
      }),
    );
    await from();
    const article = await fixture.folder.read('articles/1002-ovn-og-takke.md');
    expect(article).toContain(
      '# no: Ovn og takke\n\nBrukt på 50-tallet.\n\n\\# no: Falsk\n\n\\---',
    );
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });
});

function stop(): never {
  throw new Error('Somebody pulled the plug');
}

const DIMU_KEY = 'demo';
/** Page size of the public key, regardless of the requested one. */
const PUBLIC_ROWS = 10;

type DimuDocument = Readonly<Record<string, unknown>>;

/** @param nr used in number, uuid and image id */
function dimuDocument(nr: number, more: DimuDocument = {}): DimuDocument {
  const padded = String(nr).padStart(4, '0');
  return {
    'identifier.id': `XMU.${padded}`,
    'identifier.owner': 'XMU',
    'artifact.uuid': dimuUuid(nr),
    'artifact.uniqueId': `01109100${padded}`,
    'artifact.type': 'Thing',
    'artifact.hasPictures': true,
    'artifact.defaultMediaIdentifier': `012w${padded}`,
    'artifact.ingress.title': `Ting ${nr}`,
    'artifact.ingress.license': ['CC by-sa'],
    ...more,
  };
}

const dimuUuid = (nr: number): string => `aaaaaaaa-2222-4333-8444-${String(nr).padStart(12, '0')}`;

/**
 * Starts a mock that behaves as the service (docs/reference/digitaltmuseum.md#search): page sizes
 * by key, 404 for a wrong key, missing fields.
 */
async function play(...documents: DimuDocument[]): Promise<void> {
  const { server } = fixture;
  server.play('/api/solr/select', searching(documents));
  server.play('/api/owners', {
    headers: { 'content-type': 'application/xml' },
    body: '<?xml version="1.0"?><owners><owner><identifier>XMU</identifier><name>Eksempelmuseet &amp; venner</name></owner><owner><identifier>XMU-F</identifier><name>Foto</name><parent>XMU</parent></owner></owners>',
  });
  const jpeg = await createImage(400, 300, '#864').jpeg().toBuffer();
  for (const document of documents) {
    const id = String(document['artifact.defaultMediaIdentifier']);
    server.play(`/image/${id}`, { headers: { 'content-type': 'image/jpeg' }, body: jpeg });
  }
}

function searching(documents: readonly DimuDocument[]): ReplyHandler {
  return ({ searchParams }) => {
    const params = Object.fromEntries(searchParams);
    if (params['api.key'] !== DIMU_KEY) return undefined;
    // Without `wt`, the response is XML.
    if (params['wt'] !== 'json') return { body: '<response/>' };
    const start = Number(params['start'] ?? 0);
    const rows = Math.min(PUBLIC_ROWS, Number(params['rows'] ?? PUBLIC_ROWS));
    return {
      body: {
        responseHeader: {
          zkConnected: true,
          status: 0,
          QTime: 12,
          params: { ...params, rows: String(rows) },
        },
        response: { numFound: documents.length, start, docs: documents.slice(start, start + rows) },
      },
    };
  };
}
