import { describe, expect, it } from 'vitest';
import { issuesOf, reports, reportsIn, reportsOf } from './test-pack.ts';
import { URNES, POST, TOUR, SIDECAR, VALID_PACK, changed } from './valid-pack.ts';

describe('references', () => {
  reportsIn(URNES, [
    ['owner: bryggen', 'owner: briggen', 'error:3', 'no owner "briggen"'],
    ['[handel]', '[handle]', 'error:5', 'no theme "handle"'],
    ['pixel.png', 'pixle.png', 'error:7', 'no file media/pixle.png'],
    ['pixel.png', '../pack.yaml', 'error:7', 'name of a file in media/'],
    ['pixel.png', '/etc/passwd.png', 'error:7', 'name of a file in media/'],
    ['{ image: pixel.png }', '{ video: pixel.png }', 'error:7', 'is of kind image'],
    ['{ image: pixel.png }', '{ object: "7" }', 'warning:7', 'object 7'],
  ]);
  reportsIn(TOUR, [
    ['articles: [101]', 'articles: [101, 102]', 'error:4', 'no document 102'],
    ['articles: [101]', 'articles: [101, 401]', 'error:4', 'of kind rebus'],
    ['articles: [101]', 'articles: [101, 101]', 'error:4', 'twice'],
    [
      '    articles: [101]',
      '    articles: [101, 4011]',
      'error:8',
      'which the presentation does not',
    ],
  ]);
  reportsIn('codes.yaml', [
    ['document: 101', 'document: 111', 'error:2', 'no document 111'],
    ['  owner: bryggen\n', '', 'error:6', 'leads nowhere'],
    ['document: 4011', 'document: 101', 'error:5', 'not part of 401'],
    ['context: 401', 'context: 301', 'error:4', 'a post, which opens in its rebus only'],
    ['code: bryggen', 'code: about', 'error:6', '"about" is the path of a page'],
    ['code: bryggen', 'code: nb', 'error:6', '"nb" is the path of a page'],
    ['"4011"', '"1001"', 'error:3', 'code 1001 is taken'],
  ]);
  reportsOf([
    [
      'owners/other.md',
      '---\nid: 2\nslug: bryggen\n---\n# no: B\n\nb\n# en: B\n\nb\n',
      'error:3',
      'slug bryggen is taken',
    ],
  ]);
  reports([
    [{ file: POST, from: 'id: 4011', to: 'id: 3011' }, `${TOUR} error:6`, 'id 3011 is taken'],
    [
      [
        { file: 'media/b.png', to: VALID_PACK['media/pixel.png'] ?? '' },
        { file: 'media/b.png.yaml', to: String(VALID_PACK[SIDECAR]) },
      ],
      `${SIDECAR} error:1`,
      'media id 5101 is taken',
    ],
  ]);
  reportsIn('kiosks/bryggen.yaml', [['1301', '101', 'error:5', 'of kind article']]);
});

describe('what follows from a file that cannot be read', () => {
  it.each([
    ['invalid YAML', 'id: 1\n', 'id: 1: 2\n'],
    ['a missing key', 'id: 1\n', ''],
    ['no front matter', '---\nid: 1\nslug: bryggen\nlogo: pixel.png\n---\n', ''],
  ])('is counted at its first error, and not listed: %s', async (_what, from, to) => {
    const issues = await issuesOf(changed({ file: 'owners/bryggen.md', from, to }));
    const errors = issues.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file }) => file)).toEqual(['owners/bryggen.md']);
    // Every document of the pack names the owner.
    expect(errors[0]?.followers).toBeGreaterThan(3);
    expect(issues[0]).toBe(errors[0]);
  });

  it.each([
    [
      'a picture in a format that cannot be shown',
      'image: img-1.heic',
      { file: 'media/img-1.heic', to: 'x' },
      'media/img-1.heic A photograph in HEIC, as phones store it, cannot be shown',
    ],
    [
      'a picture that is missing beside its sidecar',
      'image: borte.png',
      { file: 'media/borte.png.yaml', to: 'id: 7\n' },
      'media/borte.png.yaml The file borte.png that this sidecar describes is missing',
    ],
    [
      'an object with an unknown type',
      'object: "0042"',
      { file: 'objects/42.yaml', from: 'type: Thing', to: 'type: Foto\nimages: [pixel.png]' },
      'objects/42.yaml "Foto" cannot stand here',
    ],
    [
      'a name with an unknown type',
      'entity: 44444444-2222-4333-8444-555555555555',
      { file: 'entities/ole.yaml', from: 'type: Person', to: 'type: Mann' },
      'entities/ole.yaml "Mann" cannot stand here',
    ],
  ])('is the only thing that is reported of %s', async (_what, block, broken, expected) => {
    const shown = { file: URNES, from: '{ image: pixel.png }', to: `{ ${block} }` };
    const noLogo = { file: 'owners/bryggen.md', from: 'logo: pixel.png\n', to: '' };
    const isInObject = block.startsWith('object');
    const issues = await issuesOf(changed(shown, ...(isInObject ? [noLogo] : []), broken));
    expect(issues.map(({ file, message }) => `${file} ${message}`)).toEqual([expected]);
    expect(issues[0]?.followers).toBe(1);
  });

  it('are neither dangling links to it nor unused images that it shows', async () => {
    const broken = { file: URNES, from: 'id: 101\n', to: 'id: 101: 102\n' };
    const errors = (await issuesOf(changed(broken))).filter(
      ({ file, message }) => file !== URNES || /in the pack shows/.test(message),
    );
    expect(errors.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(errors.filter(({ message }) => /in the pack shows/.test(message))).toEqual([]);
  });

  it('is not listed for a block or an answer that is invalid', async () => {
    const issues = await issuesOf(
      changed(
        { file: URNES, from: 'portal: { image: pixel.png }', to: 'portal: { youtube: nowhere }' },
        {
          file: 'rebuses/401-rebus.md',
          from: 'kind: single',
          to: 'kind: number\n      number: tolv',
        },
      ),
    );
    const messages = issues.map(({ message }) => message).join('\n');
    expect(messages).toContain('"tolv" cannot stand here');
    expect(messages).not.toMatch(/names no block|no right answer/);
  });
});
