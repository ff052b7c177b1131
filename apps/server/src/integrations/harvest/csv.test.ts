import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createImage } from '#test/api-pack.ts';
import { describeWithDatabase } from '#test/database.ts';
import { runImport, errorsOf, harvestForEach, serveHarvest } from '#test/harvested.ts';
import { findField } from './row-item.ts';

const fixture = harvestForEach();

/** Next to the folder of the pack. */
async function write(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(fixture.folder.path, '..', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

const from = (file: string, ...more: string[]) =>
  runImport(['--from', 'csv', file, ...more], fixture.folder);

const TABLE = `\uFEFFNr;Tittel;Tittel (en);Beskrivelse;Breddegrad;Lengdegrad;Bilde;Lisens;Fotograf;Tema;Fra;Til;Lagret av
1;"Bakeri; nede";Bakery;"Murt i 1890.

Revet.";59,9123;10,7461;bilder/ovn.jpg;CC BY-SA;"Nordmann, Kari";Mat|Hus;1890;1950;ola
2;Øvre gård;;;59.92;10.75;;;;;;;ola
`;

describeWithDatabase('an imported CSV', (open) => {
  it('becomes located articles in the API', async () => {
    await write('bilder/ovn.jpg', await createImage(300, 200, '#357').jpeg().toBuffer());
    const output = await from(await write('steder.csv', TABLE));
    expect(output).toContain('2 articles, 1 image, 2 themes');
    expect(output).toContain('Columns that are not read: Lagret av.');
    const app = await serveHarvest(open, fixture.folder);
    const { items } = await app.read('listDocuments', 'documents?schema_ids=2&sort=title');
    expect(items.map(({ title, location }) => ({ title, location }))).toEqual([
      { title: { no: 'Bakeri; nede', en: 'Bakery' }, location: { lat: 59.9123, lng: 10.7461 } },
      { title: { no: 'Øvre gård' }, location: { lat: 59.92, lng: 10.75 } },
    ]);
  });
});

describe('CSV import', () => {
  it('stores the credits and alt text of an image', async () => {
    await write('bilder/ovn.jpg', await createImage(300, 200, '#357').jpeg().toBuffer());
    await from(await write('steder.csv', TABLE));
    const article = await fixture.folder.read('articles/1002-bakeri-nede.md');
    const [, image = ''] = /image: (\S+)/.exec(article) ?? [];
    const sidecar = await fixture.folder.read(`media/${image}.yaml`);
    expect(sidecar).toContain('name: Nordmann, Kari');
    expect(sidecar).toContain('license: by-sa');
    expect(article).toContain('period:\n    from: 1890\n    to: 1950');
  });

  it.each([
    [
      'Windows-1252 with semicolons',
      Buffer.from('Navn;Breddegrad;Lengdegrad\r\n\xd8vre g\xe5rd;59,92;10,75\r\n', 'latin1'),
    ],
    [
      'UTF-16 with tabs',
      Buffer.from('\uFEFFNamn\tLatitud\tLongitud\nØvre gård\t59.92\t10.75\n', 'utf16le'),
    ],
    ['UTF-8 with commas', 'name,position\nØvre gård,"59.92, 10.75"\n'],
    ['decimal commas in one column', 'name;koordinat\nØvre gård;59,92 10,75\n'],
    [
      'decimal commas in one column, south and west',
      'name;koordinat\nØvre gård;"-59,92; -10,75"\n',
      'location: -59.92, -10.75',
    ],
  ])('reads %s', async (_, content, location = 'location: 59.92, 10.75') => {
    await from(await write('a.csv', content));
    const article = await fixture.folder.read('articles/1002-ovre-gard.md');
    expect(article).toContain('# no: Øvre gård');
    expect(article).toContain(location);
  });

  it('names no file as source or credit for visitors, but the column of the source', async () => {
    await write('hus.jpg', await createImage(300, 200, '#357').jpeg().toBuffer());
    const rows = [
      'Nr;Tittel;Bilde;Lisens;Kilde;Lenke',
      '201;Huset;hus.jpg;by;;',
      '202;Brygga;;;Bygdeboka, side 12;',
      '203;Kirken;;;;https://www.kulturminne.example/1',
      '204;Naustet;;;https://arkiv.example/2;',
    ];
    const output = await from(await write('steder.csv', rows.join('\n')));
    expect(output).not.toContain('Left out');
    const sources = async (name: string) =>
      /facts:\n {2}sources:\n([^]*?)---/.exec(
        await fixture.folder.read(`articles/${name}.md`),
      )?.[1];
    expect(await fixture.folder.read('articles/1002-huset.md')).not.toMatch(/facts|steder\.csv/);
    expect(await sources('1003-brygga')).toMatch(/^ {4}- title: Bygdeboka, side 12\n {6}accessed:/);
    expect(await sources('1004-kirken')).toContain(
      'title: kulturminne.example\n      url: https://www.kulturminne.example/1\n',
    );
    expect(await sources('1005-naustet')).toContain(
      'title: arkiv.example\n      url: https://arkiv.example/2\n',
    );
    const [, image = ''] =
      /image: (\S+)/.exec(await fixture.folder.read('articles/1002-huset.md')) ?? [];
    expect(await fixture.folder.read(`media/${image}.yaml`)).not.toContain('.csv');
  });

  it('says which ids the articles have, and where the numbers of the table are', async () => {
    const table = await write('steder.csv', 'Nr;Tittel\n201;Huset\n202;Brygga\n');
    expect(await from(table)).toContain(
      'They have the ids 1002–1003, the next ones of the pack, which their URLs and printed codes keep. What the source calls them stands after old_id: (csv:steder:201 of 1002).',
    );
    expect(await fixture.folder.read('articles/1002-huset.md')).toContain('old_id: csv:steder:201');
    expect(await from(table)).not.toContain('the ids');
    await write('steder.csv', 'Nr;Tittel\n201;Huset\n203;Kirken\n');
    expect(await from(table)).toContain('It has the id 1004, ');
  });

  it('says of how many images the alt text is the title', async () => {
    for (const name of ['a', 'b', 'c'])
      await write(`${name}.jpg`, await createImage(30, 20, '#357').jpeg().toBuffer());
    const all = 'Tittel;Bilde;Lisens;Alt\nA;a.jpg;by;Et hus\n';
    expect(await from(await write('a.csv', all))).not.toContain('alt text');
    const some = await from(await write('b.csv', `${all}B;b.jpg;by;\nC;c.jpg;by;\n`));
    expect(some).toContain('The alt texts of 2 images are their titles');
  });

  it('notices columns of latitude and longitude that have changed places', async () => {
    const rows = 'Navn;Breddegrad;Lengdegrad\nKirken;10,75;59,91\nHuset;10,76;59,92\nTunet;;\n';
    expect(await from(await write('a.csv', rows))).toContain(
      'Latitude and longitude seem to have changed places in 2 of 2 rows (Kirken: latitude 10.75, longitude 59.91).',
    );
    const right = 'Navn;Breddegrad;Lengdegrad\nTårnet;59,91;10,75\n';
    expect(await from(await write('b.csv', right))).not.toContain('changed places');
  });

  it('reports invalid positions, such as metres of a map grid', async () => {
    const rows = 'Navn;Nord;Øst\nKirken;6645000;262000\nGarden;60,1;\nTunet;60,1;10,2\n';
    const output = await from(await write('a.csv', rows));
    expect(output).toContain('2 × It is not a latitude and longitude in degrees');
    expect(output).toContain('the place of Kirken');
    expect(output).toContain('3 articles');
  });

  it('ignores the empty rows that spreadsheets save', async () => {
    const output = await from(await write('a.csv', 'Navn;Tema\n;\nKirken;Mat\n;\n\n;\n'));
    expect(output).toContain('1 article, 1 theme');
    expect(output).not.toContain('Left out');
  });

  it('reports an unusable file with a specific message', async () => {
    const bad = await write('a.csv', 'a;b\n1;2\n');
    await expect(from(bad)).rejects.toThrow('no column for the title');
    const broken = await write('b.csv', 'title\n"never closed\n');
    await expect(from(broken)).rejects.toThrow('cannot be read as a table');
    await expect(from(join(fixture.folder.path, 'none.csv'))).rejects.toThrow('cannot be read');
  });

  it('imports no file from outside its folder', async () => {
    await write('secret.jpg', await createImage(10, 10, '#000').jpeg().toBuffer());
    await mkdir(join(fixture.folder.path, '../in'));
    await symlink(
      join(fixture.folder.path, '../secret.jpg'),
      join(fixture.folder.path, '../in/link.jpg'),
    );
    const output = await from(
      await write(
        'in/a.csv',
        'title,picture,licence\nA,../secret.jpg,by\nB,/etc/hostname,by\nC,link.jpg,by\nD,file:///etc/hostname,by\n',
      ),
    );
    expect(output).toContain('3 × Its file lies outside the folder of the source');
    expect(output).toContain('4 articles');
    expect(output).not.toContain('picture,');
  });

  it('escapes all text and creates only safe file names', async () => {
    const hostile = [
      'id,title,description',
      '../../../evil,<img src=x onerror=alert(1)>Kirke<script>alert(1)</script>,"# no: Falsk\n\n{{portal}}\n<b>Fet</b> [x](javascript:alert(1)) &lt;i&gt;"',
      '2,"---\nid: 1","---\n- a: *b"',
      `3,${'a'.repeat(5000)},"${'> '.repeat(50)}dypt"`,
      '4,"{{x}}","1. en\n    kode\n```\nmer"',
      '5,"\u0007Klokke\u0000","a\u0001b"',
      '2,Igjen,',
    ].join('\n');
    const output = await from(await write('a.csv', hostile));
    expect(output).toContain('5 articles');
    expect(output).toContain('It occurs in the source twice');
    expect(await errorsOf(fixture.folder)).toEqual([]);
    const article = await fixture.folder.read('articles/1002-kirke.md');
    expect(article).toContain('# no: Kirke\n');
    expect(article).not.toMatch(/<script|onerror|[^\\]\]\(javascript/);
  });

  it('reads a table from a URL, with images relative to it', async () => {
    fixture.server.play('/data/steder.csv', { body: TABLE });
    fixture.server.play('/data/bilder/ovn.jpg', {
      body: await createImage(30, 20, '#357').jpeg().toBuffer(),
    });
    expect(await from(`${fixture.server.origin}/data/steder.csv`)).toContain('1 image');
  });

  it('reports files that are no image, truncated or too large', async () => {
    const jpeg = await createImage(300, 200, '#357').jpeg().toBuffer();
    fixture.server.play('/page.jpg', { body: '<!doctype html><p>Log in' });
    fixture.server.play('/cut.jpg', { body: jpeg.subarray(0, jpeg.length / 2) });
    fixture.server.play('/huge.jpg', { body: Buffer.alloc(3_000_000) });
    const file = await write(
      'a.csv',
      `title,picture,licence\nA,${['page', 'cut', 'huge', 'gone'].map((name) => `${fixture.server.origin}/${name}.jpg`).join('|')},by\n`,
    );
    const output = await runImport(
      ['--from', 'csv', file, '--at', fixture.server.origin],
      fixture.folder,
      { client: { maxFileBytes: 1_000_000 } },
    );
    for (const why of ['more than 1 MB', 'It is not there', 'cut off or damaged', 'web page'])
      expect(output).toContain(why);
    expect(await errorsOf(fixture.folder)).toEqual([]);
  });
});

describe('findField', () => {
  it.each([
    ['Tittel', 'title', undefined],
    ['NAMN', 'title', undefined],
    ['title_sv', 'title', 'sv'],
    ['Beskrivelse (en)', 'description', 'en'],
    ['beskrivning:nb', 'description', 'no'],
    ['Längdgrad', 'longitude', undefined],
    ['linkKulturminnesøk', 'link', undefined],
    ['Årstall', 'from', undefined],
    ['alt-tekst', 'altText', undefined],
  ])('recognises the column %s', (written, field, language) =>
    expect(findField(written)).toEqual(language ? { field, language } : { field }),
  );
  it.each(['', 'title_xx', 'Lagret av', '__proto__', 'constructor'])(
    'ignores the column "%s"',
    (written) => expect(findField(written)).toBeUndefined(),
  );
});
