import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { translate } from '@varde/domain/message';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidPack } from './check-pack.ts';
import type { Pack } from './pack.ts';
import { writeFolder } from './parts/test-pack.ts';
import { changed, URNES, VALID_PACK, type PackFiles } from './parts/valid-pack.ts';
import { loadCatalog } from './load-catalog.ts';
import { readPack } from './read-pack.ts';
import { FolderNotEmptyError, writePack } from './write-pack.ts';

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), await readFile(path, 'base64')] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Writes a pack that was read from `source` to a new folder. */
async function copyPack(pack: Pack, source: string): Promise<string> {
  const folder = join(writeFolder({}), 'copy');
  await writePack(pack, folder, ({ name }, target) =>
    copyFile(join(source, 'media', name), target),
  );
  return folder;
}

/** The pack read from the files and from its copy; the texts of the copy and of the copy's copy. */
async function roundTrip(files: PackFiles) {
  const source = writeFolder(files);
  const first = await readPack(source);
  if (!isValidPack(first.issues)) return undefined;
  const copy = await copyPack(first.pack, source);
  const second = await readPack(copy);
  const copyOfCopy = await copyPack(second.pack, copy);
  return { first, second, files: await filesIn(copy), filesAgain: await filesIn(copyOfCopy) };
}

const BLOCKS = `  a: { gallery: [pixel.png, pixel.png] }
  b: { youtube: dQw4w9WgXcQ, cover: pixel.png, title: { no: Film } }
  c: { vimeo: "76979871" }
  d: { sketchfab: 0123456789abcdef0123456789abcdef }
  e: { quote: { no: "Ja: «nei»" }, by: Ole }
  f: { map: { center: 61.298, 7.322, zoom: 12 } }
  g: { map: { documents: [101] } }
  h: { object: "0042" }
  i: { memory: 9001 }
  j: { entity: 44444444-2222-4333-8444-555555555555 }
  k: { links: [{ url: "https://example.org/?a=1#b", title: { no: Les } }] }
  l: { related: [4011] }
  m: { quote: { no: Nei }, by: { no: En vert } }
`;

const SITE = `name: { no: Bryggen museum }
logo: pixel.png
colors: { accent: "#8a1f2d" }
front: { lead: { no: Kaia forteller. }, sections: [presentations, articles], hero: 101 }
about: { no: Museet på kaia. }
privacy: { controller: { name: Stiftelsen Bryggen }, complaints: no }
languages: [no]
map: { center: "60.397, 5.324", zoom: 14 }
`;

const DETAILS = `old_id: "007"
publish_from: 2026-01-01
publish_to: 2026-12-31
revision: 4
status: draft
license: by-sa
translated_by: { en: machine }
lock: { ip: [192.0.2.0/24, "2001:db8::/32"] }
access: { step_free: true, note: { no: Bratt }, indoor: false }
visit:
  hours: [{ from: 05-01, to: 09-30, days: mon-sun, open: "10:00", close: "17:00" }]
  phone: "+47 55 55 55 55"
  website: https://example.org
`;

describe('a written pack', () => {
  it.each<[string, PackFiles]>([
    ['the sound pack', VALID_PACK],
    ['every kind of block', changed({ file: URNES, from: '  portal:', to: `${BLOCKS}  portal:` })],
    ['a site of its own', { ...VALID_PACK, 'site.yaml': SITE }],
    ['every detail', changed({ file: URNES, from: 'id: 101\n', to: `id: 101\n${DETAILS}` })],
    [
      'a document in plain YAML',
      changed({
        file: 'articles/5.yaml',
        to: 'id: 5\nowner: bryggen\ntitle: { no: Fem }\ndescription: { no: Først. }\ntext:\n  no: |\n    To.\n\n    Tre.\n',
      }),
    ],
    [
      'a text that begins with a heading',
      changed({ file: URNES, from: 'En kirke av tre.', to: '## Overskrift' }),
    ],
    [
      'line ends of Windows',
      changed({ file: URNES, to: String(VALID_PACK[URNES]).replaceAll('\n', '\r\n') }),
    ],
    [
      'captions',
      changed(
        { file: 'media/pixel.png.yaml', from: 'id: 5101', to: 'id: 5101\ncaptions: { no: a.vtt }' },
        { file: 'media/a.vtt', to: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHei\n' },
      ),
    ],
    [
      'a file of one kiosk',
      changed({
        file: 'kiosks/one.yaml',
        to: 'id: 7\nkind: device\nowner: bryggen\ntitle: { no: En }\n',
      }),
    ],
  ])(
    'reads back identically, and is written with the same bytes again: %s',
    async (_title, files) => {
      const trip = await roundTrip(files);
      expect(trip?.second.pack).toEqual(trip?.first.pack);
      expect(trip?.filesAgain).toEqual(trip?.files);
      expect(trip).toBeDefined();
    },
  );

  it('reads back identically, whatever its texts', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.stringMatching(/^[-#:>|%@&*!?{}[\]"'`\\ \n\tabc0~=.]{0,40}$/),
    );
    await fc.assert(
      fc.asyncProperty(text, text, text, async (title, quote, body) => {
        const yaml = `quote: { no: ${JSON.stringify(quote)} }`;
        const file = String(VALID_PACK[URNES])
          .replace('image: pixel.png', () => yaml)
          .replace('# no: Urnes', () => `# no: ${title.replace(/\s/g, ' ')}`)
          .replace('Mer om den.', () => body);
        const trip = await roundTrip({ ...VALID_PACK, [URNES]: file });
        expect(trip?.second.pack).toEqual(trip?.first.pack);
        expect(trip?.filesAgain).toEqual(trip?.files);
      }),
      { numRuns: 30 },
    );
  });
});

it('writePack writes a document in one canonical form, whatever the form of its source', async () => {
  const long = 'En lang linje som ikke skal brytes. '.repeat(6).trim();
  const source = writeFolder({
    ...VALID_PACK,
    'articles/5.md': `---
blocks: {l: {quote: {en: 'No: never', no: ${long}}}}
status: published
themes:
- handel
revision: 1
owner: "bryggen"
id: 5
---
# en: Five
Lead
on two lines.
{{l}}
More.


# no:   Fem

Ingress.

{{l}}
`,
  });
  const { pack, issues } = await readPack(source);
  expect(issues).toEqual([]);
  expect(await readFile(join(await copyPack(pack, source), 'articles/5.md'), 'utf8')).toBe(`---
id: 5
owner: bryggen
themes: [handel]
blocks:
  l:
    quote:
      no: ${long}
      en: "No: never"
---

# no: Fem

Ingress.

{{l}}

# en: Five

Lead
on two lines.

{{l}}
More.
`);
});

describe('writing', () => {
  const copyNothing = async (): Promise<void> => undefined;

  it('rejects a folder that is not empty, and changes nothing in it', async () => {
    const folder = writeFolder({ 'mine.txt': 'mine' });
    const { pack } = await readPack(writeFolder(VALID_PACK));
    const error = await writePack(pack, folder, copyNothing).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FolderNotEmptyError);
    const { message, text } = error as FolderNotEmptyError;
    expect(message).toBe(`The folder ${folder} is not empty. Name a new one.`);
    expect(translate(text, await loadCatalog('no'))).toBe(
      `Mappen ${folder} er ikke tom. Oppgi en ny.`,
    );
    expect(await readdir(folder)).toEqual(['mine.txt']);
  });

  it('accepts an empty folder', async () => {
    const folder = writeFolder({});
    await writePack((await readPack(writeFolder(VALID_PACK))).pack, folder, copyNothing);
    expect(await readdir(folder)).toContain('pack.yaml');
  });

  it.each(['../out.md', 'articles/../../out.md', '/etc/out.md', 'articles/.hidden.md', 'a/b/c.md'])(
    'refuses the file name %s before anything is written',
    async (file) => {
      const { pack } = await readPack(writeFolder(VALID_PACK));
      const [first, ...rest] = pack.documents;
      if (!first) throw new Error('the sound pack has documents');
      const folder = writeFolder({});
      const hostile = { ...pack, documents: [{ ...first, file }, ...rest] };
      await expect(writePack(hostile, folder, copyNothing)).rejects.toThrow('cannot hold');
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('rejects two documents in one file', async () => {
    const { pack } = await readPack(writeFolder(VALID_PACK));
    const documents = pack.documents.map((document) => ({ ...document, file: 'articles/a.md' }));
    await expect(writePack({ ...pack, documents }, writeFolder({}), copyNothing)).rejects.toThrow(
      'Two things',
    );
  });
});
