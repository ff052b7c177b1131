import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '#db/database.ts';
import { changePack } from '#test/api-pack.ts';
import { writeFixturePack } from '#test/demo-content.ts';
import { createDatabase, TEMPLATE, withHost } from '#test/database.ts';
import { folderForAll } from '#test/folder.ts';
import { runVarde } from '#test/run-varde.ts';
import { CHILD_ENV } from '#test/settings.ts';

const BIN = new URL('../../bin/varde.mjs', import.meta.url).pathname;

describe('the varde command', () => {
  const folder = folderForAll();
  const inside = (name: string): string => join(folder, name);
  const pack = inside('pack');
  let firstImport: string;
  let attached: Database;
  beforeAll(async () => {
    await writeFixturePack(pack);
    firstImport = (await varde(['import', pack])).out;
    // As beside a server: else each command starts PostgreSQL and stops it again.
    attached = await openDatabase({ dataFolder: inside('data') });
  });
  afterAll(() => attached.close());

  const environment = () => ({ VARDE_DATA: inside('data'), DATABASE_URL: '' });
  const varde = (args: string[], env: Record<string, string> = {}) =>
    runVarde(args, { ...environment(), ...env });

  async function startVarde(args: string[]) {
    const child = spawn(process.execPath, [BIN, ...args], {
      cwd: folder,
      env: { ...CHILD_ENV, ...environment() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await ended) as [number];
    return { code, out, err };
  }

  it.each([
    ['help', 0, 'out', 'check [options] <pack>'],
    ['tidy', 2, 'err', "unknown command 'tidy'"],
  ] as const)('is a program: varde %s ends with %i', async (name, code, stream, sentence) => {
    const result = await startVarde([name]);
    expect(result).toMatchObject({ code, [stream === 'out' ? 'err' : 'out']: '' });
    expect(result[stream]).toContain(sentence);
  });

  it('varde preview reports that another program uses its port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const result = await varde(['preview', pack, '--port', String(port)]);
    other.close();
    expect(result).toMatchObject({ code: 3, out: '' });
    expect(result.err).toMatch(
      new RegExp(`^Port ${port} is taken by another program: [^\\n]+\\n$`),
    );
  });

  it('varde check resolves the path of a pack from the working directory', async () => {
    const result = await startVarde(['check', 'pack']);
    expect(result.code).toBe(0);
    expect(result.out).toMatch(/^0 errors, \d+ warnings?$/m);
  });

  it('varde check and import report all issues by file and line, and nothing is imported', async () => {
    const broken = inside('broken');
    await cp(pack, broken, { recursive: true });
    const article = await readFile(join(broken, 'articles/101.md'), 'utf8');
    await changePack(broken, {
      'articles/101.md': article.replace('related: [102]', 'related: [999]'),
      'articles/102.md': '---\nid: 102\nowner: nobody\n---\n\n# no: Bryggen\n\nIngress.\n',
    });
    const checked = await varde(['check', broken]);
    expect(checked.code).toBe(1);
    const errors = checked.out.split('\n').filter((line) => line.includes('  error  '));
    expect(errors[0]).toMatch(/^articles\/101\.md:\d+ {2}error {2}.*999/);
    expect(errors[1]).toMatch(/^articles\/102\.md:\d+ {2}error {2}.*nobody/);
    expect(checked.out).toMatch(/^2 errors, \d+ warnings?$/m);
    const json = await varde(['check', broken, '--json']);
    expect(json.code).toBe(1);
    const [first] = JSON.parse(json.out) as object[];
    expect(first).toMatchObject({ severity: 'error', file: 'articles/101.md' });
    const sarif = await varde(['check', broken, '--sarif']);
    expect(JSON.parse(sarif.out)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          results: expect.arrayContaining([
            expect.objectContaining({
              level: 'error',
              message: { text: expect.stringContaining('nobody') },
            }),
          ]),
        },
      ],
    });
    const { url, drop } = await createDatabase(TEMPLATE);
    onTestFinished(drop);
    const empty = { VARDE_DATA: inside('empty'), DATABASE_URL: withHost(url) };
    const imported = await varde(['import', broken], empty);
    expect(imported.code).toBe(1);
    expect(imported.out).toContain('Nothing was imported.');
    const exported = await varde(['export', inside('nothing')], empty);
    expect(exported).toMatchObject({ code: 3, err: expect.stringContaining('holds no pack yet') });
  });

  it('varde import shows ten warnings of a kind, and how many more there are', async () => {
    const many = inside('many');
    await cp(pack, many, { recursive: true });
    const articles = Array.from({ length: 12 }, (_, nr) => 7_001 + nr).map(
      (id) =>
        [
          `articles/${id}.md`,
          `---\nid: ${id}\nowner: bryggen\n---\n\n# no: Kai ${id}\n\nIngress.\n`,
        ] as const,
    );
    await changePack(many, Object.fromEntries(articles));
    const { out } = await varde(['import', many, '--dry-run']);
    const lines = out.split('\n').filter((line) => line.includes('The article names no sources'));
    expect(lines).toHaveLength(10);
    expect(out).toMatch(/^Warnings like these that are not shown: \d+\. varde check lists all/m);
    const checked = await varde(['check', many]);
    for (const [file] of articles) expect(checked.out).toContain(file);
  });

  it('varde import is idempotent, and varde export writes the pack', async () => {
    expect(firstImport).toMatch(/Imported: \d+ added, 0 changed, 0 removed/);
    const again = await varde(['import', pack]);
    expect(again.code).toBe(0);
    expect(again.out).toContain('nothing was changed');
    expect(await varde(['export', inside('exported')])).toMatchObject({ code: 0, err: '' });
    expect((await varde(['import', inside('exported')])).out).toContain('nothing was changed');
    const full = await varde(['export', pack]);
    expect(full).toMatchObject({ code: 3, err: expect.stringContaining('is not empty') });
    expect(full.err.trim().split('\n')).toHaveLength(1);
  });

  it.each(['no', 'sv', 'en'])(
    'varde init writes a pack in %s that checks clean',
    async (language) => {
      const folderName = `Museet på Øya ${language}`;
      const written = await varde(['init', inside(folderName), '--language', language]);
      expect(written).toMatchObject({ code: 0, err: '' });
      expect(written.out).toContain('npx varde preview');
      const meta = await readFile(join(inside(folderName), 'pack.yaml'), 'utf8');
      expect(meta).toMatch(new RegExp(`^name: museet-pa-oya-${language}$`, 'm'));
      expect(meta).toContain(`languages: [${language}]`);
      expect(await readFile(join(inside(folderName), 'site.yaml'), 'utf8')).toMatch(
        new RegExp(`^name: \\{ ${language}: .+ \\}$`, 'm'),
      );
      expect(await varde(['check', inside(folderName)])).toMatchObject({
        code: 0,
        out: '0 errors, 0 warnings\n',
      });
      const again = await varde(['init', inside(folderName)]);
      expect(again).toMatchObject({ code: 3, err: expect.stringContaining('is not empty') });
    },
  );

  it('an import that removes much is shown by --dry-run, and needs --yes', async () => {
    const emptied = inside('emptied');
    await cp(pack, emptied, { recursive: true });
    for (const part of ['articles', 'presentations', 'rebuses', 'themes', 'kiosks', 'codes.yaml'])
      await rm(join(emptied, part), { recursive: true });
    const shown = await varde(['import', emptied, '--dry-run']);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out).toMatch(/^- articles\/101\.md {2}/m);
    const [, changed = '', removed = ''] =
      /0 would be added, (\d+) changed, (\d+) removed; /.exec(shown.out) ?? [];
    expect(shown.out).toMatch(/It needs --yes: it removes \d+ of \d+ documents/);
    expect(shown.out).toMatch(/It needs --yes: it removes \d+ of \d+ files/);
    const refused = await varde(['import', emptied]);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/needs a confirmation:\n {2}it removes/);
    expect((await varde(['import', pack])).out).toContain('nothing was changed');
    // The import counts what the dry run counted, and so does the list of releases.
    const counted = `0 added, ${changed} changed, ${removed} removed`;
    const imported = await varde(['import', emptied, '--yes']);
    expect(imported.out).toContain(`Imported: ${counted}; `);
    expect((await varde(['releases'])).out.split('\n')[0]).toContain(`: ${counted}  (current)`);
    expect((await varde(['import', pack])).code).toBe(0);
  });

  it('varde releases lists imports and differences, and varde rollback brings one back', async () => {
    const changed = inside('changed');
    await cp(pack, changed, { recursive: true });
    const article = await readFile(join(changed, 'articles/101.md'), 'utf8');
    await changePack(changed, {
      'articles/101.md': article.replace('# no: ', '# no: Nye '),
    });
    await varde(['import', changed]);
    const [current = '', before = ''] = (await varde(['releases'])).out.split('\n');
    expect(current).toMatch(
      /^ +\d+ {2}[\d-]+ [\d:]+ {2}\S+, \d+ documents: 0 added, \d+ changed, 0 removed {2}\(current\)$/,
    );
    const [id = ''] = /\d+/.exec(before) ?? [];
    const differences = (await varde(['releases', id])).out;
    expect(differences).toMatch(/^~ articles\/101\.md {2}Nye /m);
    expect(differences).toContain(`Since release ${id}: 0 added, 1 changed, 0 removed; 0 printed`);
    const listed = JSON.parse((await varde(['releases', '--json'])).out) as object[];
    expect(listed.slice(0, 2)).toMatchObject([
      { is_current: true, restored_from: null },
      { id: Number(id), is_current: false },
    ]);
    const shown = await varde(['rollback', '--dry-run']);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out).toContain('0 would be added, 1 changed, 0 removed');
    const done = await varde(['rollback']);
    expect(done.out).toMatch(
      new RegExp(`^Brought back release ${id}: .* To undo it: varde rollback \\d+\n$`),
    );
    expect((await varde(['import', pack])).out).toContain('nothing was changed');
    expect((await varde(['releases'])).out).toContain(`brought back release ${id}  (current)`);
    expect(await varde(['rollback', '99'])).toMatchObject({
      code: 3,
      err: 'Release 99 is not kept: varde releases lists those that are.\n',
    });
  });

  it('varde prune removes unused media, and only reports them with --dry-run', async () => {
    const stray = join(inside('data'), 'media/ab', 'ab'.repeat(32));
    await mkdir(dirname(stray), { recursive: true });
    await writeFile(stray, Buffer.alloc(2_000_000));
    await utimes(stray, new Date(0), new Date(0));
    expect(await varde(['prune', '--dry-run'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Would remove 1 file, 2.0 MB'),
    });
    expect((await varde(['prune'])).out).toContain('Removed 1 file, 2.0 MB');
    expect((await varde(['prune'])).out).toContain('Removed 0 files');
    expect((await varde(['export', inside('exported-after')])).code).toBe(0);
  });

  it('varde media reports stored, derived and unused media, and lists the unused files', async () => {
    const stray = join(inside('data'), 'media/cd', 'cd'.repeat(32));
    await mkdir(dirname(stray), { recursive: true });
    await writeFile(stray, Buffer.alloc(3_000_000));
    const derived = join(inside('data'), 'derived/ab');
    await mkdir(derived, { recursive: true });
    onTestFinished(() => rm(derived, { recursive: true }));
    await writeFile(join(derived, 'picture.webp'), Buffer.alloc(1_500_000));
    const result = await varde(['media']);
    expect(result).toMatchObject({ code: 0, err: '' });
    const lines = result.out
      .trim()
      .split('\n')
      .map((line) => line.replace(/ +/g, ' '));
    expect(lines).toEqual([
      expect.stringMatching(/^stored audio 1 files \d/),
      expect.stringMatching(/^stored image 4 files \d/),
      'derived images 1 files 1.5 MB',
      'streams 0 files 0.0 MB',
      'unused 1 files 3.0 MB',
    ]);
    expect((await varde(['media', '--unused'])).out).toBe(`${stray}\n`);
    await rm(stray);
    expect((await varde(['media', '--unused'])).out).toBe('');
  });

  it.each([
    ['a data folder that is a file', { VARDE_DATA: BIN }, 2, /VARDE_DATA.*not a folder/],
    [
      'a PostgreSQL server that does not exist',
      { DATABASE_URL: 'postgres://varde:secret@127.0.0.1:1/varde' },
      3,
      /127\.0\.0\.1:1\/varde could not be used/,
    ],
    ['an invalid setting', { PORT: 'x' }, 2, /PORT/],
  ])('explains in one sentence: %s', async (_name, env, code, message) => {
    const result = await varde(['import', pack], env);
    expect(result).toMatchObject({ code, out: '' });
    expect(result.err).toMatch(message);
    expect(result.err).not.toMatch(/secret|^ {4}at /m);
  });
});
