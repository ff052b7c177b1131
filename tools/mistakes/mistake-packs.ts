/** Packs to make mistakes in: copies in a temporary folder, of which each file is checked once. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPack } from '@varde/content-pack/check-pack';
import { describeIssue, formatIssue, type PackIssue } from '@varde/content-pack/pack-issue';
import { VALID_PACK } from '../../packages/content-pack/src/parts/valid-pack.ts';
import type { Mistake, PackFiles } from './mistake.ts';

interface MistakePack {
  readonly name: string;
  readonly files: PackFiles;
  /** What the checker says of the pack with the mistake that it does not say without. */
  issuesWith(mistake: Mistake): Promise<readonly string[]>;
}

const ROOT = path.join(import.meta.dirname, '../..');

const KNOWN = ['demo', 'starter', 'everything'] as const;

/** @param wanted folders of packs, or the names of those known here; by default all of these */
export async function openMistakePacks(
  wanted: readonly string[] = [],
): Promise<{ readonly packs: readonly MistakePack[]; readonly close: () => Promise<void> }> {
  const base = await mkdtemp(path.join(tmpdir(), 'varde-mistakes-'));
  const packs: MistakePack[] = [];
  for (const source of wanted.length > 0 ? wanted : KNOWN) {
    const name = path.basename(source);
    const folder = path.join(base, name);
    await ((KNOWN as readonly string[]).includes(source)
      ? writeKnown(source, folder)
      : cp(path.resolve(source), folder, { recursive: true }));
    packs.push(await openPack(name, folder));
  }
  return { packs, close: () => rm(base, { recursive: true, force: true }) };
}

async function writeKnown(name: string, folder: string): Promise<void> {
  if (name === 'demo') await cp(path.join(ROOT, 'content/demo'), folder, { recursive: true });
  else if (name === 'starter') {
    await cp(path.join(ROOT, 'content/starter/no'), folder, { recursive: true });
    await cp(path.join(ROOT, 'content/starter/house.svg'), path.join(folder, 'media/house.svg'));
  } else await writeAll(folder, await everything());
}

/** The small pack of the unit tests with what it lacks: a route, hours, dates, sound and film. */
async function everything(): Promise<Record<string, Buffer | string>> {
  const sidecar = (id: number, more: string): string =>
    `id: ${id}\nalt_text: { no: Sola går, en: The sun moves }\ncredits:\n  - { type: artist, name: Varde }\nlicense: by\n${more}`;
  return {
    ...withDetails(),
    'site.yaml': SITE,
    'media/film.mp4': await readFile(path.join(ROOT, 'e2e/media-pack/film.mp4')),
    'media/film.mp4.yaml': sidecar(5201, 'captions: { no: film.no.vtt }\nduration: 11.9\n'),
    'media/film.no.vtt':
      'WEBVTT\n\n00:01.000 --> 00:04.500\nSola går.\n\n00:05.000 --> 00:09.000\nSå står den.\n',
    'media/fugl.wav': await readFile(path.join(ROOT, 'content/demo/media/aerfugl.wav')),
    'media/fugl.wav.yaml': sidecar(5202, 'transcript: { no: En fugl synger. }\n'),
  };
}

const SITE = `name: { no: Nordkaia museum, en: North Quay Museum }
logo: pixel.png
colors:
  accent: "#8a1f2d"
  accent_dark: "#d9707c"
front:
  lead: { no: Her lå båtene tett i tett ved kaia., en: The boats lay here with the fish. }
  sections: [presentations, articles]
  hero: 101
contact: { email: post@museum.example.org, phone: "+47 76 00 00 00" }
social: [https://social.example.org/museum]
default_language: no
map:
  center: 60.397, 5.324
  zoom: 13
`;

function withDetails(): Record<string, Buffer | string> {
  const files: Record<string, Buffer | string> = { ...VALID_PACK };
  const change = (file: string, from: string, to: string): void => {
    const text = String(files[file]);
    if (!text.includes(from)) throw new Error(`${from} is not in ${file}`);
    files[file] = text.replace(from, to);
  };
  change(
    'owners/bryggen.md',
    'logo: pixel.png\n',
    `logo: pixel.png
location: 60.397, 5.324
visit:
  address: Bryggen 1
  hours:
    - { from: 05-01, to: 08-31, days: mon-sun, open: "10:00", close: "17:00" }
    - { from: 09-01, to: 04-30, days: tue-fri, open: "11:00", close: "15:00" }
  website: https://bryggen.example.org
  phone: "+47 55 00 00 00"
blocks:
  film: { video: film.mp4 }
  fugl: { audio: fugl.wav }
`,
  );
  change(
    'articles/101-urnes.md',
    'facts:\n',
    `publish_from: 2026-05-01
facts:
  period: { from: 1130, to: 1150 }
`,
  );
  change(
    'articles/101-urnes.md',
    '- title: UNESCO',
    '- title: UNESCO\n      url: https://whc.unesco.org/en/list/58\n      accessed: 2026-05-01',
  );
  change(
    'presentations/301-tur.md',
    'articles: [101]\n',
    `articles: [101]
route:
  length: 140
  duration: 10
  difficulty: green
  season: { from: 05-01, to: 09-30 }
  line: { type: LineString, coordinates: [[7.32236, 61.29814], [7.3235, 61.299], [7.3225, 61.2992]] }
`,
  );
  return files;
}

async function writeAll(
  folder: string,
  files: Readonly<Record<string, Buffer | string | undefined>>,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await (content === undefined ? rm(target, { force: true }) : writeFile(target, content));
  }
}

/** Without the line, which a mistake above it moves. */
const nameOf = (issue: PackIssue): string => `${issue.file} ${describeIssue(issue)}`;

async function openPack(name: string, folder: string): Promise<MistakePack> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name === 'README.md') continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).split(path.sep).join('/'), await readFile(file));
  }
  const cache = new Map<string, Promise<unknown>>();
  const check = async () => {
    const { issues } = await checkPack(folder, {
      unchanged: <T>(file: string, what: string, find: () => Promise<T>) => {
        const key = `${what} ${file}`;
        const found = (cache.get(key) as Promise<T> | undefined) ?? find();
        cache.set(key, found);
        return found;
      },
    });
    return issues;
  };
  const usual = new Set((await check()).map(nameOf));
  return {
    name,
    files,
    async issuesWith({ changes }) {
      const forget = (): void => {
        for (const file of Object.keys(changes))
          for (const what of ['text', 'probe']) cache.delete(`${what} ${path.join(folder, file)}`);
      };
      forget();
      await writeAll(folder, changes);
      const issues = await check();
      forget();
      const before = Object.keys(changes).map((file) => [file, files.get(file)] as const);
      await writeAll(folder, Object.fromEntries(before));
      return issues.filter((issue) => !usual.has(nameOf(issue))).map((issue) => formatIssue(issue));
    },
  };
}
