/** The folder that a harvest writes into: what it holds already, which ids are free, and what a person has taken out of it. */
import {
  access,
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pack } from '@varde/content-pack/pack';
import { readPack } from '@varde/content-pack/read-pack';
import { writtenTexts } from '@varde/content-pack/write-pack';
import { SourceProblem } from './source.ts';

export interface PackFolder {
  readonly path: string;
  /** As it was before. */
  readonly pack: Pack;
  readonly isNew: boolean;
  /** Keys that were written into it once, also of what a person has deleted since. */
  readonly written: ReadonlySet<string>;
  /** Names of the files in media/. */
  readonly media: ReadonlySet<string>;
  nextId(): number;
  nextMediaId(): number;
  /** Writes the texts of a part of a pack. What is there stays unless `replaces`; answers how many files were written. */
  write(part: Partial<Pack>, replaces: boolean): Promise<number>;
  remember(key: string): Promise<void>;
  addMedia(name: string): void;
}

/** A key a line. Not read by `check`: its name begins with a dot. */
const LEDGER = '.varde-import.txt';
const FIRST_ID = 1001;
const FIRST_MEDIA_ID = 5001;

/** @throws SourceProblem where the folder is no pack, or one with errors */
export async function openPackFolder(path: string): Promise<PackFolder> {
  const names = await readdir(path).catch(() => [] as string[]);
  const isNew = names.filter((name) => !name.startsWith('.')).length === 0;
  if (!isNew && !names.includes('pack.yaml'))
    throw new SourceProblem(
      `The folder ${path} holds something that is no pack (there is no pack.yaml). Name a new folder.`,
    );
  const pack = isNew ? EMPTY : await readValidPack(path);
  const { meta } = pack;
  const written = new Set(await readLedger(path));
  const media = new Set(await readdir(join(path, 'media')).catch(() => [] as string[]));
  return {
    path,
    pack,
    isNew,
    written,
    media,
    nextId: counter(idsOf(pack), FIRST_ID),
    nextMediaId: counter(
      pack.media.map(({ id }) => id),
      FIRST_MEDIA_ID,
    ),
    write: (part, replaces) => writeTexts(path, { meta, ...NO_CONTENT, ...part }, part, replaces),
    async remember(key) {
      if (written.has(key)) return;
      written.add(key);
      await appendFile(join(path, LEDGER), `${key}\n`);
    },
    addMedia: (name) => void media.add(name),
  };
}

const NO_CONTENT = { documents: [], media: [], themes: [], codes: [], records: [] };
const EMPTY: Pack = {
  meta: { name: 'unnamed', title: {}, version: 1, languages: [], default_language: 'no' },
  ...NO_CONTENT,
};

async function readValidPack(path: string): Promise<Pack> {
  const { pack, issues } = await readPack(path);
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return pack;
  throw new SourceProblem(
    `The pack in ${path} has ${errors.length} errors (the first in ${errors[0]?.file}). Put them right first: npx varde check ${path}`,
  );
}

async function readLedger(path: string): Promise<string[]> {
  const text = await readFile(join(path, LEDGER), 'utf8').catch(() => '');
  return text.split(/\r?\n/).filter(Boolean);
}

function idsOf({ documents }: Pack): number[] {
  return documents.flatMap((document) => [
    document.id,
    ...(document.kind === 'group' ? document.selections.map(({ id }) => id) : []),
  ]);
}

/** Ids are never reused: the next one is above all there are. */
function counter(usedIds: readonly number[], first: number): () => number {
  let last = usedIds.reduce((most, id) => Math.max(most, id), first - 1);
  return () => (last += 1);
}

async function writeTexts(
  path: string,
  pack: Pack,
  { meta }: Partial<Pack>,
  replaces: boolean,
): Promise<number> {
  let count = 0;
  for (const [name, text] of writtenTexts(pack)) {
    if (name === 'pack.yaml' && !meta) continue;
    const file = join(path, name);
    await mkdir(dirname(file), { recursive: true });
    if (await writeNew(file, text, replaces)) count += 1;
  }
  return count;
}

async function writeNew(file: string, text: string, replaces: boolean): Promise<boolean> {
  if (!replaces && (await exists(file))) return false;
  await writeAtomically(file, text);
  return true;
}

/** Whoever ends the process meanwhile leaves the old file or the new one, never half of one. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const part = join(dirname(file), `.${process.pid}.part`);
  try {
    await writeFile(part, text);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
