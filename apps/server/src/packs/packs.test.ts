import sharp from 'sharp';
import { msg, translate } from '@varde/domain/message';
import { cp, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePack, type PackChanges } from '#test/api-pack.ts';
import { derivedRows } from '#test/derived-rows.ts';
import { type Fixture, openFixture, openImportedFixture } from '#test/demo-content.ts';
import { describeWithDatabase } from '#test/database.ts';
import type { Database } from '#db/database.ts';
import type { ImportPlan } from './import-plan.ts';
import { exportPack, importPack } from './packs.service.ts';

const TABLES = [
  'pack',
  'media',
  'document',
  'owner',
  'theme',
  'document_theme',
  'document_reference',
  'selection',
  'code',
  'archive_record',
];

/** Every row of every table, with its transaction (`xmin`). */
async function everything({ database }: Fixture): Promise<unknown> {
  const all: unknown[] = [];
  for (const table of TABLES) {
    const rows = await sql`select xmin::text, to_jsonb(t) as row from ${sql.table(table)} t
      order by to_jsonb(t)::text collate "C"`.execute(database.kysely);
    all.push([table, rows.rows]);
  }
  return all;
}

/** Files below a folder with their bytes. */
async function files(folder: string): Promise<ReadonlyMap<string, string>> {
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const read = async (path: string): Promise<[string, string]> => [
    path.slice(folder.length + 1),
    (await readFile(path)).toString('hex'),
  ];
  return new Map(await Promise.all(paths.sort().map(read)));
}

describeWithDatabase('importing a pack', (open) => {
  let fixture: Fixture;
  let original: string;
  const again = () => importPack(fixture.database, fixture.mediaStore, fixture.packFolder);
  const change = (changes: PackChanges) => changePack(fixture.packFolder, changes);
  const edit = async (file: string, from: string, to: string): Promise<void> => {
    const text = await readFile(join(fixture.packFolder, file), 'utf8');
    expect(text).toContain(from);
    await change({ [file]: text.replace(from, to) });
  };

  beforeAll(async () => {
    fixture = await openImportedFixture(open);
    original = join(fixture.folder, 'original');
    await cp(fixture.packFolder, original, { recursive: true });
  });
  // Each test starts from the pack of the first import.
  beforeEach(async () => {
    await rm(fixture.packFolder, { recursive: true });
    await cp(original, fixture.packFolder, { recursive: true });
    await again();
  });

  it('fills every table', async () => {
    for (const table of TABLES) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(
        fixture.database.kysely,
      );
      expect([table, rows.length]).toEqual([table, 1]);
    }
  });

  it('touches no row when the pack is unchanged', async () => {
    const before = await everything(fixture);
    expect(await again()).toMatchObject({
      status: 'unchanged',
      counts: { added: 0, changed: 0, removed: 0, codes: 0 },
    });
    expect(await everything(fixture)).toEqual(before);
  });

  it('writes only the changed document', async () => {
    const times = async () => {
      const rows = await fixture.database.kysely
        .selectFrom('document')
        .select(['id', 'updated_at'])
        .execute();
      return new Map(rows.map(({ id, updated_at }) => [id, updated_at.getTime()]));
    };
    const before = await times();
    await edit('articles/105.md', 'Uten sted', 'Stedløs');
    expect(await again()).toMatchObject({
      status: 'imported',
      counts: { added: 0, changed: 1, removed: 0, codes: 0 },
    });
    const after = await times();
    const touched = [...after].filter(([id, time]) => time !== before.get(id)).map(([id]) => id);
    expect(touched).toEqual([105]);
  });

  it('removes what the pack no longer contains', async () => {
    await change({
      'articles/105.md': null,
      'memories/9001.yaml': null,
      'codes.yaml': '- { code: "1001", document: 101 }\n',
    });
    expect(await again()).toMatchObject({
      status: 'imported',
      counts: { added: 0, changed: 0, removed: 2, codes: 2 },
    });
    const ids = await fixture.database.kysely.selectFrom('document').select('id').execute();
    expect(ids.map(({ id }) => id)).not.toContain(105);
  });

  it('counts a picture that is replaced, and nothing else', async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } });
    const plans: ImportPlan[] = [];
    await change({ 'media/kirke.jpg': await picture.jpeg().toBuffer() });
    const result = await importPack(fixture.database, fixture.mediaStore, fixture.packFolder, {
      confirm: (plan) => plans.push(plan) > 0,
    });
    expect(plans[0]?.changed).toEqual([{ file: 'media/kirke.jpg' }]);
    expect(result.counts).toEqual({ added: 0, changed: 1, removed: 0, codes: 0 });
  });

  it('moves a selection to another presentation, and an owner to another slug', async () => {
    const selection = /selections:\n.*\n/.exec(
      await readFile(join(fixture.packFolder, 'presentations/301.md'), 'utf8'),
    )?.[0];
    await edit('presentations/301.md', selection ?? '?', '');
    await edit('presentations/302.md', 'id: 3021', 'id: 3011');
    await edit('owners/arsenalet.md', 'slug: arsenalet', 'slug: nytt-arsenal');
    expect((await again()).status).toBe('imported');
    const selections = await fixture.database.kysely
      .selectFrom('selection')
      .select(['id', 'document_id'])
      .execute();
    expect(selections).toEqual([{ id: 3011, document_id: 302 }]);
    const owners = await fixture.database.kysely
      .selectFrom('owner')
      .select('slug')
      .orderBy('slug')
      .execute();
    expect(owners.map(({ slug }) => slug)).toEqual(['bryggen', 'nytt-arsenal', 'skjult']);
  });

  const rowsOf = async (database: Database) => {
    const { pack: _countsImports, ...rows } = await derivedRows(database);
    return rows;
  };
  it.each([
    ['a museum has another name', 'owners/bryggen.md', 'Bryggens Museum', 'Handelens hus'],
    ['a theme has another name', 'themes/middelalder.md', '# no: Middelalder', '# no: Fortid'],
    ['a stop has another name', 'articles/101.md', 'Urnes stavkirke', 'Kirken'],
    [
      'a stop is withdrawn',
      'articles/102.md',
      'owner: bryggen',
      'owner: bryggen\nstatus: withdrawn',
    ],
    [
      'a stop is shown from a later day',
      'articles/102.md',
      'owner: bryggen',
      'owner: bryggen\npublish_from: 2120-01-01',
    ],
    ['an image has another text', 'media/kirke.jpg.yaml', 'no: kirke.jpg', 'no: Et tårn'],
    ['an object has another name', 'objects/011091000042.yaml', 'no: Ovn', 'no: Komfyr'],
  ])('derives the rows of a first import where %s', async (_what, file, from, to) => {
    await edit(file, from, to);
    expect((await again()).status).toBe('imported');
    const first = await open();
    await importPack(first, fixture.mediaStore, fixture.packFolder);
    expect(await rowsOf(fixture.database)).toEqual(await rowsOf(first));
  });

  it('shows readers the old content or the new, never a mixture', async () => {
    const title = (id: number) =>
      sql<{ title: string }>`select title ->> 'no' as title from document where id = ${id}`;
    const both = async (): Promise<string> =>
      fixture.database.kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (reader) => {
          const [one] = (await title(105).execute(reader)).rows;
          const [other] = (await title(108).execute(reader)).rows;
          return `${one?.title} ${other?.title}`;
        });
    await edit('articles/105.md', 'Uten sted', 'Ny 105');
    await edit('articles/108.md', '# no: Ås', '# no: Ny 108');
    const importing = again();
    const seen = new Set<string>();
    const state = { isDone: false };
    void importing.finally(() => {
      state.isDone = true;
    });
    while (!state.isDone) seen.add(await both());
    seen.add(await both());
    await importing;
    expect([...seen]).toEqual(['Uten sted Ås', 'Ny 105 Ny 108']);
  });

  it('stores the words of titles without Nordic letters, for spelling correction', async () => {
    const words = fixture.database.kysely.selectFrom('search_word').selectAll();
    expect(await words.where('word', '=', 'arfugl').executeTakeFirst()).toMatchObject({
      documents: 1,
      lexemes: expect.arrayContaining(['arfugl']),
    });
  });

  it('removes the words of removed content', async () => {
    const count = async (word: string): Promise<number> => {
      const words = fixture.database.kysely.selectFrom('search_word').select('documents');
      return (await words.where('word', '=', word).executeTakeFirst())?.documents ?? 0;
    };
    const before = await count('stavkirke');
    await edit('articles/101.md', 'Urnes stavkirke', 'Urnes hus');
    await again();
    expect(await count('urnes')).toBe(1);
    expect(await count('stavkirke')).toBe(before);
    await edit('articles/101.md', 'eldste stavkirke', 'eldste hus');
    await again();
    expect(await count('stavkirke')).toBe(before - 1);
  });

  it('treats publication dates as days in Norwegian and Swedish time, the last day included', async () => {
    const rows = await fixture.database.kysely
      .selectFrom('document')
      .select(['id', 'publish_from', 'publish_to'])
      .where('id', 'in', [110, 111])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: 110, publish_from: null, publish_to: new Date('2020-01-01T23:00:00Z') },
      { id: 111, publish_from: new Date('2119-12-31T23:00:00Z'), publish_to: null },
    ]);
  });

  /** One case of each kind of issue; the others are in content-pack's check tests. */
  describe('rejects without any change', () => {
    const outsideFile = () => join(fixture.folder, 'outside.jpg');
    const cases: [name: string, spoil: () => Promise<void>, file: string, words: RegExp][] = [
      [
        'a truncated image',
        () => truncate(join(fixture.packFolder, 'media/kirke.jpg'), 2000),
        'media/kirke.jpg',
        /cut off|damaged/,
      ],
      [
        'a link that leads out of the pack',
        async () => {
          await writeFile(outsideFile(), 'x');
          await mkdir(join(fixture.packFolder, 'media'), { recursive: true });
          await symlink(outsideFile(), join(fixture.packFolder, 'media/ute.jpg'));
        },
        'media/ute.jpg',
        /leads out of the pack/,
      ],
      [
        'an unpaired surrogate',
        () =>
          edit('objects/011091000042.yaml', 'title: { no: Ovn }', 'title: { no: "Ov\\ud800n" }'),
        'objects/011091000042.yaml',
        /character/,
      ],
      [
        'an unknown reference',
        () => edit('articles/101.md', 'related: [102]', 'related: [999]'),
        'articles/101.md',
        /999/,
      ],
    ];
    it.each(cases)('%s', async (_name, spoil, file, message) => {
      const before = await everything(fixture);
      await spoil();
      const result = await again();
      expect(result.status).toBe('refused');
      const errors = result.issues.filter(({ severity }) => severity === 'error');
      expect(errors.map((issue) => issue.file)).toContain(file);
      expect(errors.find((issue) => issue.file === file)?.message).toMatch(message);
      expect(await everything(fixture)).toEqual(before);
    });
  });

  it('exports a pack that imports to the same state and exports to the same files', async () => {
    const exported = join(fixture.folder, 'exported');
    const second = join(fixture.folder, 'second');
    await exportPack(fixture.database, fixture.mediaStore, exported);
    const empty = await openFixture(open);
    expect((await importPack(empty.database, empty.mediaStore, exported)).status).toBe('imported');
    await exportPack(empty.database, empty.mediaStore, second);
    expect(await files(second)).toEqual(await files(exported));
    expect((await importPack(fixture.database, fixture.mediaStore, second)).status).toBe(
      'unchanged',
    );
  });

  it('exports nothing from a database without a pack', async () => {
    const empty = await openFixture(open);
    const target = join(empty.folder, 'exported');
    expect(await exportPack(empty.database, empty.mediaStore, target)).toEqual({ status: 'empty' });
  });

  it('reports progress with labels', async () => {
    const reported: [number, number, string][] = [];
    await importPack(fixture.database, fixture.mediaStore, fixture.packFolder, {
      onProgress: (done, total, label) => reported.push([done, total, translate(msg`${label}`)]),
    });
    expect(reported).toContainEqual([5, 5, 'Rendering images']);
  });
});
