/** The target folder of a harvest: its content, free ids, and items deleted by a person. */
import { msg } from '@varde/domain/message';
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
  /** Before the harvest. */
  readonly pack: Pack;
  readonly isNew: boolean;
  /** Keys of all items ever written, including deleted ones. */
  readonly written: ReadonlySet<string>;
  /** Names of the files in media/. */
  readonly media: ReadonlySet<string>;
  nextId(): number;
  nextMediaId(): number;
  /** Keeps existing files unless `replaces`. @returns the number of written files */
  write(part: Partial<Pack>, replaces: boolean): Promise<number>;
  remember(key: string): Promise<void>;
  addMedia(name: string): void;
}

/** One key per line. `check` ignores it, because its name starts with a dot. */
const LEDGER = '.varde-import.txt';
const FIRST_ID = 1001;
const FIRST_MEDIA_ID = 5001;

/** @throws SourceProblem when the folder is not a valid pack */
export async function openPackFolder(path: string): Promise<PackFolder> {
  const names = await readdir(path).catch((): string[] => []);
  const isNew = names.filter((name) => !name.startsWith('.')).length === 0;
  if (!isNew && !names.includes('pack.yaml'))
    throw new SourceProblem(
      msg`The folder ${path} contains something other than a pack (no pack.yaml). Name a new folder.`,
    );
  const pack = isNew ? EMPTY : await readValidPack(path);
  const { meta } = pack;
  const written = new Set(await readLedger(path));
  const media = new Set(await readdir(join(path, 'media')).catch((): string[] => []));
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
    msg`The pack in ${path} has ${errors.length} errors (the first in ${errors[0]?.file ?? ''}). Put them right first: npx varde check ${path}`,
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

/** Ids are never reused: the next one is above all used ones. */
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

/** An aborted process leaves the old or the new file, never a partial one. */
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
