import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePack, writeFixturePack } from '#test/demo-content.ts';
import { lockFolder } from '#db/folder-lock.ts';

const BIN = new URL('../bin/varde.mjs', import.meta.url).pathname;

describe('the varde command', () => {
  let folder: string;
  let pack: string;
  const inside = (name: string): string => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'varde-cli-'));
    pack = inside('pack');
    await writeFixturePack(pack);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function varde(words: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [BIN, ...words], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'] ?? '',
        VARDE_DATA: inside('data'),
        DATABASE_URL: '',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await ended) as [number];
    return { code, out, err };
  }

  it.each([
    [['help'], 0],
    [[], 0],
    [['check', '--help'], 0],
  ])('shows its help for %j', async (words, code) => {
    const result = await varde(words);
    expect(result).toMatchObject({ code, err: '' });
    expect(result.out).toContain('varde import PACK');
  });

  it.each([
    [['tidy', 'pack'], "There is no command 'tidy'."],
    [['check'], 'varde check needs a folder.'],
    [['import', 'pack', 'other'], 'varde import takes one folder.'],
    [['check', '--fast', 'pack'], '--fast'],
    [['prune', 'pack'], 'pack'],
    [
      ['import', '--from', 'nowhere', '--into', 'x'],
      "--from is 'nowhere': give one of digitaltmuseum",
    ],
    [['import', '--from', 'digitaltmuseum', '--into', 'x'], 'owner code (--code XMU)'],
    [['import', '--from', 'csv', 'a.csv'], '--into my-museum'],
    [['stats', '--from', 'June'], "--from is 'June'"],
    [['preview'], 'varde preview takes one folder.'],
    [['preview', 'no-such-pack'], 'There is no folder '],
    [['preview', 'pack', '--port', 'x'], "--port is 'x'"],
    [['codes', '--format', 'a5'], '--format needs --pdf'],
  ])('says what is wrong with %j', async (words, sentence) => {
    const result = await varde(words);
    expect(result).toMatchObject({ code: 2, out: '' });
    expect(result.err).toContain(sentence);
    expect(result.err).not.toContain('    at ');
  });

  it('says that another program has the port of the preview', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const result = await varde(['preview', 'pack', '--port', String(port)]);
    other.close();
    expect(result).toMatchObject({ code: 3, out: '' });
    expect(result.err).toMatch(
      new RegExp(`^Port ${port} is taken by another program: [^\\n]+\\n$`),
    );
  });

  it('checks a pack given by a path relative to where it was called', async () => {
    const result = await varde(['check', 'pack']);
    expect(result.code).toBe(0);
    expect(result.out).toMatch(/^0 errors, \d+ warnings?$/m);
  });

  it('tells all faults by file and line, counts them, and imports nothing', async () => {
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
    const imported = await varde(['import', broken]);
    expect(imported.code).toBe(1);
    expect(imported.out).toContain('Nothing was imported.');
    const exported = await varde(['export', inside('nothing')]);
    expect(exported).toMatchObject({ code: 3, err: expect.stringContaining('holds no pack yet') });
  });

  it('imports, imports again without a change, and exports', async () => {
    expect((await varde(['import', pack])).out).toMatch(
      /Imported: \d+ added, 0 changed, 0 removed/,
    );
    const again = await varde(['import', pack]);
    expect(again.code).toBe(0);
    expect(again.out).toContain('nothing was changed');
    const exported = await varde(['export', inside('exported')]);
    expect(exported).toMatchObject({ code: 0, err: '' });
    expect((await varde(['import', inside('exported')])).out).toContain('nothing was changed');
    const full = await varde(['export', pack]);
    expect(full).toMatchObject({ code: 3, err: expect.stringContaining('is not empty') });
    expect(full.err.trim().split('\n')).toHaveLength(1);
  });

  it('removes media that no content uses, and before that only tells', async () => {
    const stray = join(inside('data'), 'media/ab', 'ab'.repeat(32));
    await mkdir(dirname(stray), { recursive: true });
    await writeFile(stray, Buffer.alloc(2_000_000));
    await utimes(stray, new Date(0), new Date(0));
    const told = await varde(['prune', '--dry-run']);
    expect(told).toMatchObject({
      code: 0,
      out: expect.stringContaining('Would remove 1 file, 2.0 MB'),
    });
    expect((await varde(['prune'])).out).toContain('Removed 1 file, 2.0 MB');
    expect((await varde(['prune'])).out).toContain('Removed 0 files');
    expect((await varde(['export', inside('exported-after')])).code).toBe(0);
  });

  it('tells how much media is stored, derived and unused, and lists what is unused', async () => {
    const stray = join(inside('data'), 'media/cd', 'cd'.repeat(32));
    await mkdir(dirname(stray), { recursive: true });
    await writeFile(stray, Buffer.alloc(3_000_000));
    await mkdir(join(inside('data'), 'derived/ab'), { recursive: true });
    await writeFile(join(inside('data'), 'derived/ab/picture.webp'), Buffer.alloc(1_500_000));
    const told = await varde(['media']);
    expect(told).toMatchObject({ code: 0, err: '' });
    const lines = told.out
      .trim()
      .split('\n')
      .map((line) => line.replace(/ +/g, ' '));
    expect(lines).toEqual([
      expect.stringMatching(/^stored audio 1 files \d/),
      expect.stringMatching(/^stored image 4 files \d/),
      'derived pictures 1 files 1.5 MB',
      'streams 0 files 0.0 MB',
      'unused 1 files 3.0 MB',
    ]);
    expect((await varde(['media', '--unused'])).out).toBe(`${stray}\n`);
    await rm(stray);
    expect((await varde(['media', '--unused'])).out).toBe('');
    expect(await varde(['media', '--everything'])).toMatchObject({ code: 2 });
  });

  it.each([
    ['a data folder in use', {}, 3, /in use by process \d+: stop that one first/],
    ['a data folder that is a file', { VARDE_DATA: BIN }, 2, /VARDE_DATA.*not a folder/],
    [
      'a PostgreSQL server that is not there',
      { DATABASE_URL: 'postgres://varde:secret@127.0.0.1:1/varde' },
      3,
      /127\.0\.0\.1:1\/varde could not be used/,
    ],
    ['settings with a fault', { PORT: 'x' }, 2, /PORT/],
  ])('says in plain words: %s', async (_name, env, code, words) => {
    const release = lockFolder(inside('data'));
    const result = await varde(['import', pack], env);
    release();
    expect(result).toMatchObject({ code, out: '' });
    expect(result.err).toMatch(words);
    expect(result.err).not.toMatch(/secret|^ {4}at /m);
  });
});
