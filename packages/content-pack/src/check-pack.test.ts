import { execFileSync } from 'node:child_process';
import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkPack } from './check-pack.ts';
import { issuesOf, writeFolder } from './parts/test-pack.ts';
import { changed, SIDECAR, VALID_PACK, URNES, without } from './parts/valid-pack.ts';

const BARE_POSITION = {
  file: URNES,
  from: '{ image: pixel.png }',
  to: '{ map: { center: 61.298, 7.322, zoom: 12 } }',
};

it.each([
  ['a valid pack', VALID_PACK],
  ['a position without quotes in braces', changed(BARE_POSITION)],
])('reports no issue for %s', async (_, files) => expect(await issuesOf(files)).toEqual([]));

describe('files', () => {
  it.each([
    ['leads out of the pack', '/etc/hostname', 'leads out of the pack'],
    ['leads to a folder', '..', 'leads out of the pack'],
    ['leads nowhere', 'nowhere', 'leads nowhere'],
  ])('does not follow a link that %s', async (_title, target, message) => {
    const folder = writeFolder(VALID_PACK);
    await symlink(target, join(folder, 'articles/link.md'));
    const { issues } = await checkPack(folder);
    expect(issues.map((issue) => `${issue.severity} ${issue.file} ${issue.message}`)).toEqual([
      expect.stringMatching(`^error articles/link.md .*${message}`),
    ]);
  });

  it('reads a link to a file of the pack', async () => {
    const folder = writeFolder(VALID_PACK);
    await rename(join(folder, URNES), join(folder, '.article'));
    await symlink('../.article', join(folder, URNES));
    expect((await checkPack(folder)).issues).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('reports what is neither file nor folder', async () => {
    const folder = writeFolder(VALID_PACK);
    execFileSync('mkfifo', [join(folder, 'articles/pipe.md')]);
    const { issues } = await checkPack(folder);
    expect(issues.map((issue) => `${issue.severity} ${issue.file} ${issue.message}`)).toEqual([
      'error articles/pipe.md This is not a file that can be read',
    ]);
  });

  it('reports a missing folder', async () => {
    expect((await checkPack('/nowhere/at/all')).issues).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: '',
        message: expect.stringContaining('no pack folder'),
      }),
    ]);
  });

  it('reports only pack.yaml when that is missing', async () => {
    const issues = await issuesOf(without('pack.yaml'));
    expect(issues.map((issue) => issue.message)).toEqual(['pack.yaml is missing']);
  });
});

it('reports all issues at once, by file and line', async () => {
  const issues = await issuesOf(
    changed(
      { file: URNES, from: 'owner: bryggen', to: 'owner: x' },
      { file: URNES, from: '{{portal}}', to: '{{x}}' },
      { file: 'codes.yaml', from: 'document: 101', to: 'document: 1010' },
    ),
  );
  expect(issues.map(({ file, line }) => `${file}:${line}`)).toEqual([
    `${URNES}:3`,
    `${URNES}:23`,
    `${URNES}:33`,
    'codes.yaml:2',
  ]);
});

it('proposes texts in the languages of the pack', async () => {
  const languages = {
    file: 'pack.yaml',
    from: '[no, en]\ndefault_language: no',
    to: '[sv, en]\ndefault_language: sv',
  };
  const issues = await issuesOf(
    changed(
      languages,
      { file: SIDECAR, from: 'alt_text: { no: Rød, en: Red }', to: 'alt_text: Red' },
      { file: URNES, from: '# no: Urnes', to: 'Loose\n\n# no: Urnes' },
    ),
  );
  const helps = issues.map(({ help }) => help);
  expect(helps).toContain('Write text per language: { sv: …, en: … }');
  expect(helps).toContain('Write "# sv: Title" above it');
});

it('reports progress for each media file', async () => {
  const onProgress = vi.fn<(done: number, total: number, label: string) => void>();
  await checkPack(writeFolder(VALID_PACK), { onProgress });
  expect(onProgress.mock.calls).toEqual([[1, 1, 'media/pixel.png']]);
});
