import { tmpdir } from 'node:os';
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
import { CHILD_ENV } from '#test/settings.ts';
import type { HarvestRequest } from '#integrations/harvest/harvest.service.ts';
import { codes, language } from './option-values.ts';
import { runCli } from './run-cli.ts';
import { statsPeriod } from './stats.ts';

const BIN = new URL('../../bin/varde.mjs', import.meta.url).pathname;

async function runInProcess(args: readonly string[], env: Record<string, string>) {
  const result = { code: 0, out: '', err: '', request: undefined as HarvestRequest | undefined };
  result.code = await runCli(args, {
    out: (part) => (result.out += part),
    err: (part) => (result.err += part),
    env: { PATH: process.env['PATH'], ...env },
    harvest: async (request) => void (result.request = request),
  });
  return result;
}

describe('the arguments of varde', () => {
  const run = (args: readonly string[]) =>
    runInProcess(args, { VARDE_ENV: 'production', VARDE_API_KEY: 'a-key', VARDE_SIGN_IN: 'off' });

  it.each([
    [[], 'Usage: varde [options] [command]'],
    [['help'], 'check [options] <pack>'],
    [['--help'], 'Exit codes: 0 done'],
    [['check', '--help'], 'Usage: varde check'],
    [['help', 'codes'], '"a4", "a5", "labels"'],
    [['help', 'import'], 'varde import --from <source>'],
    [['import', '--from', 'help'], 'digitaltmuseum  words to search for'],
    [['import', '--from', 'csv', '-h'], 'digitaltmuseum  words to search for'],
  ])('varde %j prints help', async (args, sentence) => {
    const result = await run(args);
    expect(result).toMatchObject({ code: 0, err: '' });
    expect(result.out).toContain(sentence);
  });

  it.each('serve init check import export preview codes simulate stats media prune'.split(' '))(
    'varde help %s has examples',
    async (name) => {
      const { out } = await run(['help', name]);
      expect(out).toMatch(new RegExp(`Examples:\\n  npx varde ${name}`));
    },
  );

  it('are shown with the name that this installation gives the command', async () => {
    const { out } = await runInProcess(['help', 'codes'], { VARDE_COMMAND: 'varde' });
    expect(out).toContain('Examples:\n  varde codes');
    const { err } = await runInProcess(['tidy'], { VARDE_COMMAND: 'varde' });
    expect(err).toContain('See: varde help');
  });

  it('that name a file which this account may not use are refused in words', async () => {
    const printed: string[] = [];
    const code = await runCli(['import', '--into', 'x', '--from', 'csv', 'a.csv'], {
      out: (text) => printed.push(text),
      err: (text) => printed.push(text),
      env: {},
      // As Node reports it; tests may run as root, who may use everything.
      harvest: async () => {
        const refusal = { code: 'EACCES', syscall: 'mkdir', path: '/srv/x' };
        throw Object.assign(new Error("EACCES: permission denied, mkdir '/srv/x'"), refusal);
      },
    });
    expect([code, printed.join('')]).toEqual([
      3,
      'This account may not use /srv/x (EACCES). Name a place that it may read and write, or change the owner of that one.\n',
    ]);
  });

  const harvest = (...args: string[]) => ['import', '--into', 'x', '--from', ...args];
  it.each([
    [['tidy', 'pack'], "unknown command 'tidy'"],
    [['generate'], "unknown command 'generate'"],
    [['check'], "missing required argument 'pack'"],
    [['check', 'pack', 'other'], 'too many arguments'],
    [['check', '--fast', 'pack'], "unknown option '--fast'"],
    [['import'], 'Give the folder of one pack'],
    [['import', 'pack', 'other'], 'Give the folder of one pack'],
    [['import', 'pack', '--limit', '3'], '--limit needs --from'],
    [['import', '--from', 'csv', 'a.csv'], '--into my-museum'],
    [['import', '--from', 'csv', 'a.csv', '--yes'], "'--yes' cannot be used with"],
    [harvest('nowhere'), "--from is 'nowhere': give one of digitaltmuseum"],
    [harvest('constructor'), "--from is 'constructor'"],
    [harvest('digitaltmuseum'), 'owner code (--code XMU)'],
    [harvest('digitaltmuseum', '--code', 'X*'), '--code'],
    [harvest('csv'), 'Give one file or URL'],
    [harvest('csv', 'a', 'b'), 'Give one file or URL'],
    [harvest('csv', 'a', '--limit', '0'), '--limit'],
    [harvest('csv', 'a', '--delay', 'fast'), '--delay'],
    [harvest('csv', 'a', '--language', 'xx'), "There is no language 'xx'"],
    [harvest('csv', 'a', '--license', 'gpl'), '--license'],
    [harvest('csv', 'a', '--owner', '../x'), '--owner'],
    [harvest('csv', 'a', '--at', 'file:///etc'), '--at'],
    [harvest('k-samsok', '--area', '10,60,9,61'), '--area'],
    [harvest('k-samsok', '--area', '10,60,11'), '--area'],
    [harvest('k-samsok'), 'Name what to import from K-samsök'],
    [harvest('kulturnav', '--dataset', '1'), 'is not an id of KulturNav'],
    [harvest('ogc-features'), 'Give one data set'],
    [['stats', '--from', 'June'], "'June' is invalid. Give a date such as 2026-06-30."],
    [['stats', '--to', '2026-02-30'], "'2026-02-30' is invalid"],
    [['stats', '--from', '2026-06-02', '--to', '2026-06-01'], 'is after --to'],
    [['simulate'], "missing required argument 'id'"],
    [['simulate', 'x'], 'Give the id of one rebus'],
    [['simulate', '1', '2'], 'too many arguments'],
    [['preview'], "missing required argument 'pack'"],
    [['preview', 'no-such-pack'], 'There is no folder '],
    [['preview', 'pack', '--port', 'x'], "--port <number>' argument 'x' is invalid"],
    [['codes', '--language', 'xx'], "There is no language 'xx'"],
    [['codes', '--pdf', 'x.pdf', '--format', 'a3'], 'a4, a5, labels'],
    [['codes', '--format', 'a5'], '--format needs --pdf'],
    [['codes', '--pdf', ''], 'name of a file'],
    [['codes', '--pdf', '/no/such/x.pdf'], 'There is no folder /no/such: create it'],
    [['codes', '--pdf', tmpdir()], 'is a folder: name a file in it'],
    [['codes', '--pdf', 'x.pdf'], 'VARDE_PUBLIC_URL is not set'],
    [['media', '--everything'], "unknown option '--everything'"],
    [['prune', 'pack'], 'too many arguments'],
    [['rollback', 'last'], 'Give the number of a release'],
  ])('varde %j is rejected with a usage error', async (args, sentence) => {
    const result = await run(args);
    expect(result).toMatchObject({ code: 2, out: '', request: undefined });
    expect(result.err).toContain(sentence);
    expect(result.err).toContain('See: npx varde help');
    expect(result.err).not.toMatch(/^ {4}at /m);
  });

  it.each<[string[], object]>([
    [
      harvest('digitaltmuseum', 'ovn', 'takke', '--code', 'S-NM', '--limit', '5'),
      { named: 'x', sourceOptions: { what: ['ovn', 'takke'], code: 'S-NM', limit: 5 } },
    ],
    [
      harvest('csv', 'a.csv'),
      {
        delayMs: 1_000,
        replaces: false,
        withUnlicensed: false,
        withThemes: true,
        sourceOptions: { limit: 100 },
      },
    ],
    [
      harvest('csv', 'a.csv', '--replace', '--with-unlicensed', '--without-themes'),
      { replaces: true, withUnlicensed: true, withThemes: false },
    ],
    [
      harvest('k-samsok', '--area', '-25,63,-13,67'),
      { sourceOptions: { area: [-25, 63, -13, 67] } },
    ],
    [harvest('csv', 'a.csv', '--language', 'nb'), { sourceOptions: { language: 'no' } }],
    [
      harvest('iiif', 'a', '--at', 'https://iiif.example/'),
      { sourceOptions: { at: 'https://iiif.example' } },
    ],
  ])('varde %j is parsed into a harvest request', async (args, request) => {
    expect(await run(args)).toMatchObject({ code: 0, err: '', request });
  });

  it('varde stats covers 30 days in the museums’ time zone by default', () => {
    const now = new Date('2026-07-01T22:30:00Z');
    expect(statsPeriod({}, now)).toEqual({ from: '2026-06-03', to: '2026-07-02' });
    const june = { from: '2026-06-01', to: '2026-06-30' };
    expect(statsPeriod(june, now)).toEqual(june);
  });

  it('codes and languages are accepted as people write them', () => {
    expect(codes('1001, Museet')).toEqual(['1001', 'museet']);
    expect(language('nb')).toBe('no');
  });
});

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
    runInProcess(args, { ...environment(), ...env });

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
