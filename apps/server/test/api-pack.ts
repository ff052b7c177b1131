/**
 * A content pack with every state the API distinguishes: drafts, publication windows, locks,
 * missing locations, ties in distance, titles that need a Nordic collation, references of every
 * kind.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll } from 'vitest';
import { checkPack, isValidPack } from '@varde/content-pack/check-pack';
import { openMediaStore } from '#media/storage/media.store.ts';
import { buildRows } from '#packs/build-rows.ts';
import { replaceContent } from '#packs/packs.repository.ts';
import { importPack } from '#packs/packs.service.ts';
import type { Env } from '#config/config.ts';
import type { Context } from '#context.ts';
import { openApp, type TestApp } from './app.ts';
import { fillOnce, onClose, type OpenDatabase } from './database.ts';

/** Position of the tests: Bryggen in Bergen. */
export const BERGEN = { lat: 60.397, lng: 5.324 };
/** Occurs only in the body of locked article 104. */
export const LOCKED_TEXT = 'Skatten ligger under gulvet';
export const UNPUBLISHED = { draft: 103, withdrawn: 109, past: 110, future: 111 } as const;
/** Two articles at the same location. */
export const TIED = [112, 113] as const;

interface MarkdownFile {
  readonly front: string;
  readonly title: string;
  readonly text?: string;
}

export function markdown({ front, title, text = 'Ingress.\n\nTekst.' }: MarkdownFile): string {
  return `---\n${front}\n---\n\n# no: ${title}\n\n${text}\n`;
}

function article(id: number, title: string, front = '', text?: string): [string, string] {
  const written = {
    front: `id: ${id}\nowner: bryggen\n${front}`.trim(),
    title,
    ...(text ? { text } : {}),
  };
  return [`articles/${id}.md`, markdown(written)];
}

const at = (lat: number, lng: number): string => `location: ${lat}, ${lng}`;

const FILES: Record<string, string> = Object.fromEntries([
  [
    'pack.yaml',
    'name: api\ntitle: { no: Prøve }\nversion: 1\nlanguages: [no]\ndefault_language: no\nlicense: by\n',
  ],
  [
    'owners/bryggen.md',
    markdown({
      front: `id: 1\nslug: bryggen\nlogo: logo.png\nimage: kirke.jpg\n${at(60.3975, 5.3245)}`,
      title: 'Bryggens Museum',
    }),
  ],
  ['owners/arsenalet.md', markdown({ front: 'id: 2\nslug: arsenalet', title: 'Ærlige Arsenal' })],
  [
    'owners/skjult.md',
    markdown({
      front: `id: 3\nslug: skjult\nstatus: draft\n${at(60.3, 5.3)}`,
      title: 'Skjult museum',
    }),
  ],
  article(
    101,
    'Urnes stavkirke',
    `${at(61.29814, 7.32236)}\nimage: kirke.jpg\nthemes: [stavkirker, middelalder]\nblocks:\n  portal: { image: portal.png }\n  klokke: { audio: klokke.wav }\n  mer: { related: [102] }`,
    'Norges eldste stavkirke.\n\nKirken ved fjorden.\n\n{{portal}}\n\n{{klokke}}\n\n{{mer}}',
  ),
  article(
    102,
    'Bryggen',
    `${at(60.3975, 5.324)}\nthemes: [middelalder]`,
    'Hansaens kontor.\n\nTrehus og stavkirke nevnes her.',
  ),
  article(
    103,
    'Utkast ved Bryggen',
    `${at(60.3971, 5.3241)}\nstatus: draft\nthemes: [middelalder]`,
  ),
  article(
    104,
    'Låst hvelv',
    `${at(60.398, 5.325)}\nlock: { code: "1814" }\nimage: kirke.jpg\nblocks:\n  skatt: { image: portal.png }\n  mer: { related: [101] }`,
    `Et hvelv.\n\n${LOCKED_TEXT}.\n\n{{skatt}}\n\n{{mer}}`,
  ),
  article(105, 'Uten sted'),
  article(106, 'Østfold', at(59.28, 11.11)),
  article(107, 'Ærfugl', at(65.6, 11.9)),
  article(108, 'Ås', at(59.66, 10.79)),
  article(109, 'Trukket tilbake', `${at(60.3971, 5.3241)}\nstatus: withdrawn`),
  article(110, 'Forbi', `${at(60.3971, 5.3241)}\npublish_to: 2020-01-01`),
  article(111, 'Siden', `${at(60.3971, 5.3241)}\npublish_from: 2120-01-01`),
  article(112, 'Tvilling én', at(58.97, 5.73)),
  article(113, 'Tvilling to', at(58.97, 5.73)),
  article(114, 'Zebra', `${at(60.2, 5.3)}\npublish_from: 2020-01-01\npublish_to: 2120-01-01`),
  article(4011, 'Første post', `kind: post\n${at(60.3951, 5.3263)}`),
  article(4012, 'Andre post', `kind: post\n${at(60.396, 5.327)}`),
  [
    'presentations/301.md',
    markdown({
      front: `id: 301\nowner: bryggen\n${at(60.3972, 5.3242)}\nimage: kirke.jpg\narticles: [108, 101, 102]\nordered: true\nselections:\n  - { id: 3011, title: { no: Bare to }, description: { no: Utvalg }, image: portal.png, articles: [101, 102], ordered: false }`,
      title: 'En vandring',
      text: 'Fra sted til sted.\n\nSe også [Østfold](article:106).',
    }),
  ],
  [
    'presentations/302.md',
    markdown({
      front: `id: 302\nowner: bryggen\nstatus: draft\narticles: [101]\nselections:\n  - { id: 3021, title: { no: Hemmelig }, description: { no: Utvalg }, articles: [101] }`,
      title: 'Ikke ferdig',
    }),
  ],
  [
    'rebuses/401.md',
    markdown({
      front: `id: 401\nowner: bryggen\n${at(60.3951, 5.3263)}\nproximity: 50\nposts:\n${[4011, 4012]
        .map(
          (id) =>
            `  - article: ${id}\n    conditions: { distance: 50 }\n    task:\n      kind: single\n      question: { no: Hva? }\n      options: [{ text: { no: Riktig }, correct: true }, { text: { no: Galt } }]\n      points: 10`,
        )
        .join('\n')}`,
      title: 'Rebus i byen',
    }),
  ],
  [
    'themes/stavkirker.md',
    markdown({ front: 'slug: stavkirker\nimage: kirke.jpg', title: 'Stavkirker' }),
  ],
  ['themes/middelalder.md', markdown({ front: 'slug: middelalder', title: 'Middelalder' })],
  ['themes/tom.md', markdown({ front: 'slug: tom', title: 'Tomt tema' })],
  ...['kirke.jpg', 'portal.png', 'logo.png', 'klokke.wav'].map((file, index) => [
    `media/${file}.yaml`,
    `id: ${5101 + index}\nalt_text: { no: ${file} }\ncredits: [{ type: artist, name: Tegner }]\nlicense: by\n${file === 'klokke.wav' ? 'captions: { no: klokke.no.vtt }\n' : ''}`,
  ]),
  ['media/klokke.no.vtt', 'WEBVTT\n\n00:00.000 --> 00:00.100\nKlokka slår.\n'],
]);

export const createImage = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The same in every pack. */
let media: Promise<Record<string, Uint8Array>> | undefined;

async function makeMedia(): Promise<Record<string, Uint8Array>> {
  return {
    'media/kirke.jpg': await createImage(1600, 1200, '#357').jpeg().toBuffer(),
    'media/portal.png': await createImage(400, 600, '#753').png().toBuffer(),
    'media/logo.png': await createImage(64, 64, '#fff').png().toBuffer(),
    'media/klokke.wav': silence(),
  };
}

/** 0.1 s: 8 kHz, mono, 8 bits. */
function silence(): Uint8Array {
  const samples = Buffer.alloc(800, 128);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  [16, 0x00010001, 8000, 8000, 0x00080001].forEach((word, index) =>
    header.writeUInt32LE(word, 16 + 4 * index),
  );
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** @param more files by name, in addition to or instead of this pack's own */
export async function writeApiPack(
  folder: string,
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<void> {
  media ??= makeMedia();
  await changePack(folder, { ...FILES, ...(await media), ...more });
}

/** Content by file name; null deletes the file. */
export type PackChanges = Readonly<Record<string, string | Uint8Array | null>>;

export async function changePack(folder: string, changes: PackChanges): Promise<void> {
  for (const [file, content] of Object.entries(changes)) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await (content === null ? rm(path) : writeFile(path, content));
  }
}

export interface ApiPackOptions {
  /** Additional files of the pack, by name. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly env?: Env;
  /** Media store; default: one in a temporary folder. */
  readonly store?: Context['mediaStore'];
}

export type ApiServer = TestApp & Pick<Context, 'database' | 'mediaStore'>;

/** Imports this pack. @param files additional ones, by name */
export async function importApiPack(
  { database, mediaStore }: Pick<ApiServer, 'database' | 'mediaStore'>,
  files: ApiPackOptions['files'] = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'varde-api-pack-'));
  await writeApiPack(folder, files);
  const { status, issues } = await importPack(database, mediaStore, folder);
  await rm(folder, { recursive: true });
  if (status !== 'imported')
    throw new Error(`The pack was refused: ${JSON.stringify(issues, null, 2)}`);
}

/** Replaces the content by a pack of these files, which has no media. */
export async function storePack(
  database: Context['database'],
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'varde-pack-'));
  await changePack(folder, files);
  const { pack, issues } = await checkPack(folder);
  await rm(folder, { recursive: true });
  if (!isValidPack(issues)) throw new Error(JSON.stringify(issues, null, 2));
  await replaceContent(database, buildRows(pack, new Map()));
}

/** A server with a new database that contains this pack. */
export async function openApiPack(
  open: OpenDatabase,
  { files, env = {}, store }: ApiPackOptions = {},
): Promise<ApiServer> {
  const folder = await mkdtemp(join(tmpdir(), 'varde-api-media-'));
  const isCopied = !files && !store;
  const database = await open(isCopied ? await copyApiPack(folder) : undefined);
  onClose(database, () => rm(folder, { recursive: true, force: true }));
  const mediaStore = store ?? (await openMediaStore(folder));
  if (!isCopied) await importApiPack({ database, mediaStore }, files);
  return { ...(await openApp(database, { mediaStore, env })), database, mediaStore };
}

/** Copies the media of this pack to the folder of a store. @returns a template with its content */
export const copyApiPack = (folder: string): Promise<string> =>
  fillOnce('api_pack', folder, async (database, into) =>
    importApiPack({ database, mediaStore: await openMediaStore(into) }),
  );

/**
 * Shared by all tests of the calling suite.
 * @param prepare returns the options after other servers have started
 */
export function apiPackForAll(
  open: OpenDatabase,
  prepare: () => ApiPackOptions | Promise<ApiPackOptions> = () => ({}),
): ApiServer {
  const server = {} as ApiServer;
  beforeAll(async () => void Object.assign(server, await openApiPack(open, await prepare())));
  return server;
}
